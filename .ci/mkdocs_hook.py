"""The hooks of MkDocs: they add generated pages and remove files that the site does not need."""

import re
import sys
from pathlib import Path

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

import pages  # noqa: E402 - it is next to this file

_LOADED = re.compile(
    r"<(?:script|img|iframe|link)\b[^>]*?(?<!-)\b(?:src|href)=[\"']?(?:https?:)?//[^\s\"'>]+", re.I
)


def on_files(files, config):
    """Add the generated pages and the files from other folders."""
    for path, text in pages.generated().items():
        files.append(File.generated(config, path, content=text))
    for path, source in pages.COPIED.items():
        files.append(File.generated(config, path, abs_src_path=str(ROOT / source)))
    return files


def on_config(config):
    """Put the generated pages into the navigation."""
    config.nav = pages.navigation()
    return config


def on_page_markdown(markdown, page, **_more):
    """Put the facts about a panel at the top of its page."""
    key = page.file.src_uri.removeprefix("panels/").removesuffix(".md")
    return pages.panel_head(key, markdown) if page.file.src_uri in pages.panels() else markdown


def on_post_build(config):
    """Remove files that are never loaded, and reject a page that loads something from elsewhere."""
    site = Path(config.site_dir)
    for unused in (*site.rglob("*.map"), *site.glob("sitemap.xml*"), *site.rglob("lunr/min/*.js")):
        unused.unlink()
    foreign = [
        f"{page.relative_to(site)}: {found}"
        for page in sorted(site.rglob("*.html"))
        for found in _LOADED.findall(page.read_text("utf-8"))
        if 'rel="canonical"' not in found
    ]
    if foreign:
        raise PluginError("Pages load from foreign hosts:\n" + "\n".join(foreign))
