import { expect, test } from 'vitest';
import { workbookOf, zipped } from '../testing/workbook.ts';
import { readWorkbookRows, type WorkbookLimits } from './workbook-rows.ts';

/** The columns A and B of a workbook, row by row. */
async function read(bytes: Buffer, limits?: WorkbookLimits) {
  const rows: [number, string, string][] = [];
  const count = await readWorkbookRows(
    { name: 'wages.xlsx', bytes },
    (header) => (header.includes('A') && header.includes('B') ? ['B', 'A'] : null),
    (row) => rows.push([row.line, row.text('A'), row.text('B')]),
    limits,
  );
  expect(count).toBe(rows.length);
  return rows;
}

test('columns are read by name from the first sheet that has them, in any order and among others', async () => {
  const wide = Array.from({ length: 30 }, (_, index) => `X${index}`);
  const book = workbookOf({
    About: [['Wages & more'], ['A', 'is a column']],
    Wages: [[...wide, 'b', 'A'], [...wide, 1.5, ' text <&> '], [], [...wide, null, '#']],
    Later: [
      ['A', 'B'],
      ['no', 'no'],
    ],
  });
  expect(await read(book)).toEqual([
    [2, 'text <&>', '1.5'],
    [4, '#', ''],
  ]);
});

test('texts in their cells, in runs, and with phonetic signs are read', async () => {
  const sheet =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>A</t></is></c><c r="B1" t="str"><v>B</v></c></row>' +
    '<row><c t="s"><v>0</v></c><c><v>7</v></c></row>';
  const book = zipped({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="x"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<r><Relationship Id="x" Target="/xl/s.xml"/></r>',
    'xl/s.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><r><t>one</t></r><r><t xml:space="preserve"> two</t></r><rPh><t>x</t></rPh></si></sst>',
  });
  expect(await read(book)).toEqual([[2, 'one two', '7']]);
});

const rows = [['A', 'B'], ...Array.from({ length: 2000 }, () => ['x', 'y'])];

test.each<[string, Buffer, WorkbookLimits | undefined, RegExp]>([
  [
    'more bytes than allowed',
    workbookOf({ S: rows }),
    { unpackedBytes: 9999, textBytes: 9999 },
    /wages\.xlsx, row 1: the workbook has \d+ bytes when it is unpacked, which is too much/,
  ],
  [
    'more text than allowed',
    workbookOf({
      S: [
        ['A', 'B'],
        ['x'.repeat(999), 'y'],
      ],
    }),
    { unpackedBytes: 99_999, textBytes: 500 },
    /which is too much/,
  ],
  [
    'a cell without an end',
    workbookOf({
      S: [
        ['A', 'B'],
        ['x', 'y'.repeat(3_000_000)],
      ],
    }),
    undefined,
    /a cell has too much text/,
  ],
  [
    'no sheet with the columns',
    workbookOf({ S: [['A'], ['x']] }),
    undefined,
    /no sheet has rows under the columns/,
  ],
  [
    'no list of its sheets',
    zipped({ 'xl/workbook.xml': '<w/>' }),
    undefined,
    /the workbook has no xl\/_rels/,
  ],
  ['half an archive', workbookOf({ S: rows }).subarray(0, 900), undefined, /wages\.xlsx, row 1: /],
  [
    'a control character',
    workbookOf({
      S: [
        ['A', 'B'],
        ['x', 'y\u0085'],
      ],
    }),
    undefined,
    /wages\.xlsx, sheet "S", row 2: B contains a control character/,
  ],
])('a workbook with %s is refused', async (_what, bytes, limits, message) => {
  await expect(read(bytes, limits)).rejects.toThrow(message);
});

test('a part that is longer than it says is refused', async () => {
  const book = workbookOf({ S: rows });
  // The size of the first entry in the list at the end of the archive, 24 bytes after its signature.
  const at = book.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24;
  book.writeUInt32LE(100, at);
  await expect(read(book)).rejects.toThrow(/wages\.xlsx/);
});

test('twenty rows that are refused end the reading, each named by sheet and row', async () => {
  let taken = 0;
  const attempt = readWorkbookRows(
    { name: 'wages.xlsx', bytes: workbookOf({ 'May 2025': rows }) },
    () => ['A'],
    (row) => {
      taken += 1;
      row.refuse('A is wrong');
    },
  );
  await expect(attempt).rejects.toThrow(/wages\.xlsx, sheet "May 2025", row 2: A is wrong\n/);
  await expect(attempt).rejects.toThrow(/row 21: A is wrong\nReading stopped here/);
  expect(taken).toBe(20);
});
