import { describe, expect, it } from 'vitest';
import { decodeFile, readTable, recognizeFile } from './import-kinds';

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

  it('is decoded from UTF-16 where it begins like it', () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00]);
    expect(decodeFile(bytes.buffer)).toBe('Aé');
    expect(decodeFile(new TextEncoder().encode('Aé').buffer)).toBe('Aé');
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
