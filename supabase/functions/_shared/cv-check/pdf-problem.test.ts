import { deflateSync } from 'node:zlib';
import { bytesOf, pdfFile, type PdfParts } from '@talent/testing/pdf-file';
import { describe, expect, test } from 'vitest';
import { findPdfProblem } from './pdf-problem.ts';

/** An archive of one small file. */
const ZIP = atob(
  'UEsDBBQAAAAAANxZdl2sKpPYAgAAAAIAAAAHAAAAQS5jbGFzc2hpUEsBAhQDFAAAAAAA3Fl2Xawqk9gCAAAAAgAAAAcAAAAAAAAAAAAAAIABAAAAAEEuY2xhc3NQSwUGAAAAAAEAAQA1AAAAJwAAAAAA',
);

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const PDF = textOf(pdfFile());
const END = '%%EOF\n';

/** More than programs look at to guess a format. */
const LONG = 'words '.repeat(200);

/** Objects packed as writers of PDF 1.5 and later do; `behind` is counted as data, as some of them do. */
function packed(objects: string, extra = '', behind = ''): string {
  const data = textOf(deflateSync(bytesOf(objects))) + behind;
  return `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${data.length} ${extra} >>\nstream\n${data}\nendstream`;
}

/** The file with something before its end. */
const holding = (text: string) => PDF.replace('startxref', () => `${text}startxref`);

const wrongLength = (length: number) => packed(TITLE).replace(/\/Length \d+/, `/Length ${length}`);

const TITLE = '7 0  << /Title (Ada) >>';
const SCRIPT = '7 0  << /S /JavaScript /JS (x) >>';

/** More comments than any writer makes. */
const COMMENTS = '% a /S comment\n'.repeat(1000);

describe('accepts', () => {
  test.each<[string, PdfParts]>([
    ['a plain page', {}],
    [
      'a CV that talks of code',
      { text: `${LONG} HTML/JavaScript, /JS, <script>, C#4A, PK, MZ, /Launch 2024 ${LONG}` },
    ],
    ['a start on the first page', { catalog: '/OpenAction [3 0 R /Fit]' }],
    [
      'links to sites',
      {
        page: '/Annots [6 0 R]',
        objects: [
          '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://ada.example) >> >>',
        ],
      },
    ],
    ['packed objects', { objects: [packed(TITLE)] }],
    ['packed objects with one line end too many', { objects: [packed(TITLE, '', '\n')] }],
    ['packed objects with other bytes behind them', { objects: [packed(TITLE, '', '\r\n\0 x')] }],
    ['packed objects that are longer than they say', { objects: [wrongLength(4)] }],
    ['packed objects that are shorter than they say', { objects: [wrongLength(4000)] }],
  ])('%s', async (_, parts) => {
    expect(await findPdfProblem(pdfFile(parts))).toBeNull();
  });

  test('four bytes of an archive by chance in a picture', async () => {
    const picture = 'PK\u0005\u0006'.padEnd(40, 'x');
    const image = `<< /Length 40 >>\nstream\n${picture}\nendstream`;
    expect(await findPdfProblem(pdfFile({ objects: [image] }))).toBeNull();
  });
});

describe('refuses', () => {
  test.each([
    ['another format', '<html>not a CV</html>', 'not-a-pdf'],
    ['a page before the PDF', `<html><script>alert(1)</script>${PDF}`, 'not-a-pdf'],
    ['a picture before the PDF', `GIF89a${PDF}`, 'not-a-pdf'],
    ['a program before the PDF', `MZ${PDF}`, 'not-a-pdf'],
    ['a first line alone', '%PDF-1.7 the CV of Ada', 'damaged'],
    ['a file that was cut off', PDF.slice(0, -80), 'damaged'],
    ['a table that is not there', PDF.replace(/startxref\n\d+/, 'startxref\n3'), 'damaged'],
    [
      'a file without pages',
      PDF.replace('/Kids [3 0 R] /Count 1', '/Kids [     ] /Count 0'),
      'damaged',
    ],
    ['an archive behind it', PDF + ZIP, 'second-format'],
    ['an archive in it, whose comment is its end', holding(ZIP), 'second-format'],
    [
      'an archive behind it that ends as a PDF',
      `${PDF}${ZIP}\nstartxref\n${PDF.indexOf('xref\n0')}\n${END}`,
      'second-format',
    ],
    [
      'a page in its first bytes',
      PDF.replace('\n%', '\n<html><script>alert(1)</script>\n%'),
      'second-format',
    ],
    ['a page in its last bytes', holding('<script >alert(1)</script>\n'), 'second-format'],
    ['a page behind its end', `${PDF}<html>`, 'second-format'],
    ['an archive of another program', holding('Rar!\u001A\u0007\u0000\n'), 'second-format'],
    ['a program in it', holding('This program cannot be run in DOS mode\n'), 'second-format'],
    ['an image of a tape', `${PDF.slice(0, 257)}ustar${PDF.slice(262)}`, 'second-format'],
    ['words behind its end', `${PDF}one more thing`, 'second-format'],
  ])('%s', async (_, text, problem) => {
    expect(await findPdfProblem(bytesOf(text))).toBe(problem);
  });

  test.each<[string, PdfParts]>([
    ['a script when it opens', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }],
    [
      'a script whose name is spelled with codes',
      { catalog: '/OpenAction << /#53 /J#61vaScript /JS (x) >>' },
    ],
    ['a script behind a comment', { catalog: '/OpenAction << /S %x\n/JavaScript /JS (x) >>' }],
    ['a program that it starts', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
    [
      'a form that sends itself',
      { page: '/AA << /O << /S /SubmitForm /F (https://x.example) >> >>' },
    ],
    [
      'a file inside',
      {
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        objects: [
          '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
          '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
        ],
      },
    ],
    ['a script behind many comments', { catalog: `/X << /S ${COMMENTS}/JavaScript /JS (x) >>` }],
    ['a script behind a long comment', { catalog: `/X << /S %${LONG}\r/JavaScript /JS (x) >>` }],
    ['a script behind much space', { catalog: `/X << /S${' \n'.repeat(5000)}/Launch /F (x) >>` }],
    ['a script behind what looks like a comment', { catalog: '/X [(/S %) << /S /Launch >>]' }],
    ['a script in packed objects', { objects: [packed(SCRIPT)] }],
    ['a script in packed objects with bytes behind them', { objects: [packed(SCRIPT, '', '\n')] }],
    ['a script in the last packed objects', { objects: [packed(TITLE), packed(SCRIPT)] }],
    ['a film', { page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }],
    ['a form of another language', { catalog: '/AcroForm << /XFA [(a) 6 0 R] >>' }],
    ['such a form behind comments', { catalog: `/AcroForm << /XFA${COMMENTS}6  0 R >>` }],
  ])('%s', async (_, parts) => {
    expect(await findPdfProblem(pdfFile(parts))).toBe('active-content');
  });

  test('objects that are compressed in an unusual way', async () => {
    for (const filter of [
      '/LZWDecode',
      '[/ASCIIHexDecode /FlateDecode]',
      '%x\n/LZWDecode',
      '5 0 R',
    ]) {
      const object = packed('7 0  << >>').replace('/FlateDecode', filter);
      expect(await findPdfProblem(pdfFile({ objects: [object] }))).toBe('damaged');
    }
    const predicted = packed('7 0  << >>', '/DecodeParms << /Predictor 12 >>');
    expect(await findPdfProblem(pdfFile({ objects: [predicted] }))).toBe('damaged');
  });

  test('objects whose dictionary seems to end in a text', async () => {
    const object = packed(SCRIPT).replace('<<', '<< /Title (stream\n)');
    expect(await findPdfProblem(pdfFile({ objects: [object] }))).toBe('damaged');
  });

  test('many packed objects without contents', async () => {
    const parts = { objects: Array.from({ length: 3000 }, () => packed('')) };
    expect(await findPdfProblem(pdfFile(parts))).toBe('damaged');
  });

  test('objects that grow beyond measure when they are unpacked', async () => {
    const bomb = packed(' '.repeat(40 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(50_000);
    expect(await findPdfProblem(pdfFile({ objects: [bomb] }))).toBe('damaged');
  });

  test('a file that is protected with a password', async () => {
    const parts = { trailer: '/Encrypt 6 0 R', objects: ['<< /Filter /Standard /V 1 /R 2 >>'] };
    expect(await findPdfProblem(pdfFile(parts))).toBe('protected');
  });
});

test.each([
  ['/S%', '', null],
  ['/XFA%', '\n12345', null],
  ['/S\n%', '', null],
  ['stream\n', '', null],
  ['obj/ObjStm stream\n', '', null],
  ['/ObjStm/Filter[', 'stream\n', 'damaged'],
])('reads 5 MB of %j once', async (part, end, problem) => {
  const page = `<< /Length 1 >>\nstream\n${part.repeat(5e6 / part.length)}${end}\nendstream`;
  expect(await findPdfProblem(pdfFile({ objects: [page] }))).toBe(problem);
});
