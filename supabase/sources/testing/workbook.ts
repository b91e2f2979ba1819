import { strToU8, zipSync } from 'fflate';

type Cell = string | number | null;

/** An .xlsx workbook as Excel writes it: texts in a table of their own, numbers in their cells, nothing for null. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const texts: string[] = [];
  const numberOf = new Map<string, number>();
  const textAt = (text: string) => {
    const known = numberOf.get(text) ?? texts.push(text) - 1;
    numberOf.set(text, known);
    return known;
  };
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet><sheetData>${rows.map((row, at) => rowOf(row, at + 1, textAt)).join('')}</sheetData></worksheet>`,
  ]);
  return zipped({
    ...Object.fromEntries(parts),
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="1" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_name, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}

/** A ZIP archive of these files. */
export function zipped(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

function rowOf(row: readonly Cell[], number: number, textAt: (text: string) => number): string {
  const cells = row.map((cell, at) => {
    if (cell === null) return '';
    const place = `r="${letterOf(at)}${number}"`;
    return typeof cell === 'number'
      ? `<c ${place}><v>${cell}</v></c>`
      : `<c ${place} t="s"><v>${textAt(cell)}</v></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A workbook of official pay by metro area, with the columns that the importer reads. */
export const metroWorkbook = (...rows: Parameters<typeof workbookOf>[0][string]) =>
  workbookOf({
    MSA: [
      [
        ...['AREA', 'AREA_TITLE', 'OCC_CODE', 'TOT_EMP', 'LOC_QUOTIENT'],
        ...['A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90'],
      ],
      ...rows,
    ],
  });
