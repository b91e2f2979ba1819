import { describe, expect, it } from 'vitest';
import { checkRows, missingFields, readCell } from './check-rows';
import { openFile, readTable, recognizeFile } from './import-kinds';

function check(header: string, lines: readonly string[], domain = '') {
  const names = header.split(';');
  const { kind, mapping } = recognizeFile(names);
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  return checkRows(rows, { kind, mapping, header: names, domain });
}

const queries = 'Top queries;Clicks;Impressions;CTR;Position';

it('rows of a file are read as the database takes them', () => {
  expect(check(queries, ['hire  ml engineers;1,234;20000;6.2%;3.4'])).toEqual({
    rows: [{ item: 'hire ml engineers', clicks: 1234, impressions: 20000, position: 3.4 }],
    problems: [],
    duplicates: [],
    otherDomains: 0,
  });
});

it('rows that are duplicates are named, and the first one counts', () => {
  const { rows, duplicates } = check(queries, ['a;1;2;;3', 'b;1;2;;3', 'a;9;9;;9']);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ item: 'a', clicks: 1 });
  expect(duplicates).toEqual([{ line: 4, of: 2 }]);
});

it('rows that do not read are named with line, column and reason', () => {
  const lines = ['a;x;2;;3', ';1;2;;3', 'c;3;2;;3', 'hire\u0000;1;2;;3'];
  const noText = '“hire\u0000” is not text without control characters.';
  expect(check(queries, lines).problems).toEqual([
    { line: 2, column: 'Clicks', reason: '“x” is not a whole number, such as 1,234.' },
    { line: 3, column: 'Top queries', reason: 'The cell is empty.' },
    { line: 4, column: null, reason: 'There are more clicks than impressions.' },
    { line: 5, column: 'Top queries', reason: noText },
  ]);
});

it('rows of backlinks are one for each pair of addresses, in any spelling', () => {
  const header = 'Referring page URL;Target URL;Anchor;Domain rating;Nofollow;First seen';
  const { rows, duplicates } = check(header, [
    'https://A.example/x#top;https://site.example/;Site;55;true;2026-01-02 10:00:00',
    'https://a.example/x;https://site.example;Site;55;true;2026-01-02',
  ]);
  expect(rows).toEqual([
    {
      ...{ source_url: 'https://a.example/x', target_url: 'https://site.example/' },
      ...{ anchor: 'Site', rating: 55, is_nofollow: true, first_seen: '2026-01-02' },
    },
  ]);
  expect(duplicates).toEqual([{ line: 3, of: 2 }]);
});

it('rows of ratings are those of this domain', () => {
  const header = 'Target;Domain Rating';
  const lines = ['https://www.site.example/;40', 'other.example;90'];
  expect(check(header, lines, 'site.example')).toMatchObject({
    rows: [{ value: 40 }],
    otherDomains: 1,
  });
});

it.each([
  ['count', '1,23', 'wrong'],
  ['count', '-1', 'wrong'],
  ['decimal', '1.5', 1.5],
  ['decimal', '12,5', 12.5],
  ['decimal', '1,234', 'wrong'],
  ['rating', '35,25', 35.25],
  ['rating', '101', 'wrong'],
  ['day', '11/12/2026', 'wrong'],
  ['day', '2026-02-30', 'wrong'],
  ['url', 'javascript:alert(1)', 'wrong'],
  ['flag', 'maybe', 'wrong'],
  ['flag', 'No', false],
  ['count', '-', null],
] as const)('a %s of "%s" is %j', (type, text, expected) => {
  const cell = readCell(text, type);
  expect(cell.status === 'read' ? cell.value : cell.status).toBe(expected);
});

it('names the fields that no column was chosen for', () => {
  expect(
    missingFields('queries', { item: null, clicks: 1, impressions: 2, position: null }),
  ).toEqual(['item', 'position']);
});

describe('a file of separated values', () => {
  it.each([',', ';', '\t'])('is read with the separator %j of its first line', (mark) => {
    expect(readTable(`\uFEFFA${mark}B\r\n1${mark}"x, ""y"""\r\n\r\n`)).toEqual({
      header: ['A', 'B'],
      rows: [{ line: 2, cells: ['1', 'x, "y"'] }],
    });
  });

  it('counts lines as an editor does, also after a cell of two lines', () => {
    const { rows } = readTable('A,B\n"one\ntwo",1\n\n3,4\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it.each([
    ['A,B\n1,2\n1,2,3\n', 3, 'This line has 3 cells, which does not match the header.'],
    ['A,B\n1,"2\n', 2, 'A quotation mark is not closed.'],
    ['', 1, 'The file is empty.'],
    ['A,B\n', 1, 'The file has a header but no rows.'],
  ])('%j is refused at line %d', (text, line, reason) => {
    const message = `The file has an error in line ${line}`;
    expect(() => readTable(text)).toThrow(expect.objectContaining({ message, reason }));
  });

  it('is refused with more rows than an import takes', () => {
    expect(() => readTable(`A\n${'1\n'.repeat(20_001)}`)).toThrow('error in line 20002');
  });

  it('is decoded from UTF-16 where it begins like it, and refused where it is neither', async () => {
    const queries = 'Top queries;Clicks;Impressions;Position\r\nAé;1;2;3,4\r\n';
    const little = new Uint16Array([...`\uFEFF${queries}`].map((letter) => letter.charCodeAt(0)));
    const opened = await openFile(new File([little], 'queries.csv'));
    expect(opened.rows).toEqual([{ line: 2, cells: ['Aé', '1', '2', '3,4'] }]);
    const latin = Uint8Array.from(queries, (letter) => letter.charCodeAt(0));
    await expect(openFile(new File([latin], 'queries.csv'))).rejects.toMatchObject({
      message: 'The file has an error in line 2',
      reason: expect.stringContaining('the text is not UTF-8'),
    });
  });
});

it.each([
  ['Top queries,Clicks,Impressions,CTR,Position', 'queries', 'Google Search Console'],
  ['Top pages,Clicks,Impressions,CTR,Position', 'pages', 'Google Search Console'],
  ['Date,Clicks,Impressions,CTR,Position', 'dates', 'Google Search Console'],
  [
    'Referring page title,Referring page URL,Domain rating,Target URL,Anchor,Nofollow,First seen,Last seen',
    'backlinks',
    'Ahrefs',
  ],
  [
    'Page ascore,Source title,Source url,Target url,Anchor,Nofollow,First seen,Last seen',
    'backlinks',
    'Semrush',
  ],
  ['URL,Title,Anchor Text,Spam Score,PA,DA,Target URL,Date First Seen', 'backlinks', 'Moz'],
  [
    'SourceURL,TargetURL,AnchorText,SourceTrustFlow,FlagNoFollow,FirstIndexedDate,LastSeenDate',
    'backlinks',
    'Majestic',
  ],
  ['Target,Domain Rating,Ref. domains,Backlinks', 'authority', 'Ahrefs'],
  ['Target,Authority Score,Referring Domains,Backlinks', 'authority', 'Semrush'],
  ['Root Domain,Domain Authority,Linking Domains,Inbound Links,Spam Score', 'authority', 'Moz'],
  ['Item,TrustFlow,CitationFlow,RefDomains,ExtBackLinks', 'authority', 'Majestic'],
])('takes "%s" for %s of %s', (header, kind, provider) => {
  expect(recognizeFile(header.split(','))).toMatchObject({ kind, provider });
});

it('finds the columns of the fields, whatever their order; one without a known name is left to the person', () => {
  expect(recognizeFile(['Position', 'CTR', 'IMPRESSIONS', 'Clicks', 'Requête']).mapping).toEqual({
    ...{ item: null, clicks: 3, impressions: 2, position: 0 },
  });
});
