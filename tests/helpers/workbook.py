"""Workbooks in the format of spreadsheet programs."""

import io
import zipfile


def workbook(*sheets, shared=()):
    """A workbook; a cell is text, a number, or the index of a shared text."""
    space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        for at, rows in enumerate(sheets, start=1):
            lines = []
            for number_of_row, row in enumerate(rows, start=1):
                cells = "".join(
                    f'<c r="{chr(65 + n)}{number_of_row}" t="s"><v>{shared.index(cell)}</v></c>'
                    if cell in shared
                    else f'<c r="{chr(65 + n)}{number_of_row}"><v>{cell}</v></c>'
                    if isinstance(cell, int)
                    else f'<c t="inlineStr"><is><t>{cell}</t></is></c>'
                    for n, cell in enumerate(row)
                )
                lines.append(f'<row r="{number_of_row}">{cells}</row>')
            xml = f"<worksheet {space}><sheetData>{''.join(lines)}</sheetData></worksheet>"
            archive.writestr(f"xl/worksheets/sheet{at}.xml", xml)
        texts = "".join(f"<si><t>{text}</t></si>" for text in shared)
        archive.writestr("xl/sharedStrings.xml", f"<sst {space}>{texts}</sst>")
    return out.getvalue()
