import { expect, it } from 'vitest';
import { checkFeed } from './check-feed.ts';
import type { FeedProblem } from '../posting.ts';
import { csvFeed, jsonFeed, makeRaw } from '../testing/make-feed.ts';
import { payTransparencyViolations, type PostingFacts } from './pay-transparency.ts';
import { importPayload } from './import-payload.ts';

function problemsOf(text: string): FeedProblem[] {
  const checked = checkFeed(text);
  return checked.status === 'refused' ? checked.problems : [];
}

function postingsOf(text: string) {
  const checked = checkFeed(text);
  if (checked.status === 'refused') throw new Error(JSON.stringify(checked.problems));
  return checked.postings;
}

it('a feed says the same as CSV and as JSON', () => {
  const raw = [
    makeRaw(),
    makeRaw({ ref: 'REQ-2', description: 'A "quoted", long\ntext. '.repeat(6) }),
  ];
  const withoutLines = (text: string) => postingsOf(text).map(({ line: _, ...rest }) => rest);
  expect(withoutLines(csvFeed(...raw))).toEqual(withoutLines(jsonFeed(...raw)));
  expect(postingsOf(jsonFeed(...raw))[0]).toMatchObject({
    ref: 'REQ-1',
    pay_min: 140_000,
    skills: ['python', 'pytorch'],
    published_at: '2026-11-17T05:00:00.000Z',
    valid_through: '2027-02-01T04:59:59.000Z',
    closed_at: null,
  });
});

/** A feed of two postings as a program writes it. */
const written = (mark: string, end: string) =>
  csvFeed(makeRaw({ city: 'Québec', closed: '' }), makeRaw({ ref: '0102', closed: '' }))
    .replaceAll('","', `"${mark}"`)
    .replaceAll(/,(?=[a-z_]+(?:,|\n))/g, mark)
    .replaceAll('\n', end);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isLittle ? [low, high] : [high, low];
    }),
  );
const kept = written(',', '\n').replaceAll(',"', ',="').replace('"0102"', '"=""0102"""');

it.each([
  ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${written(',', '\r\n')}`)],
  ['UTF-16 and tabs', utf16(written('\t', '\r\n'), true)],
  ['UTF-16 of the other order', utf16(written(',', '\n'), false)],
  ['semicolons', bytesOf(written(';', '\r\n'))],
  ['a first line that names semicolons', bytesOf(`\uFEFFsep=;\r\n${written(';', '\r\n')}`)],
  ['line ends of old Macs', bytesOf(written(',', '\r'))],
  ['empty lines and rows at its end', bytesOf(`${written(',', '\n')}\n\n,,,,\r\n\r\n`)],
  ['empty columns at its end', bytesOf(`${written(',', ',,\r\n')},,\r\n`)],
  ['cells that are kept as text', bytesOf(kept)],
])('a feed is read from a file with %s', (_, file) => {
  const vacancy_statement = expect.stringMatching(/^This .*\.$/);
  expect(checkFeed(file)).toMatchObject({
    status: 'sound',
    postings: [
      { ref: 'REQ-1', city: 'Québec', pay_min: 140_000 },
      { ref: '0102', title: 'Senior Ranking Engineer', vacancy_statement },
    ],
  });
});

it.each([
  ['CSV', written(',', '\n'), 2],
  ['CSV', `\n\n${written(',', '\r\n')}`, 4],
  ['JSON', jsonFeed(makeRaw(), makeRaw({ city: 'Québec' })), 3],
])('a feed in Windows-1252 is refused with its line: %s', (_, text, line) => {
  const reason = expect.stringMatching(/^the text is not UTF-8: export the file again/);
  const file = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(checkFeed(file)).toMatchObject({ problems: [{ line, reason }] });
});

it('a feed is refused whole, with every line and reason', () => {
  const problems = problemsOf(
    csvFeed(
      makeRaw({ ref: 'good' }),
      makeRaw({ ref: 'wide', pay_min: 100_000 }),
      makeRaw({ ref: 'empty', pay_max: '', role: 'wizard' }),
    ),
  );
  expect(problems.map(({ line, ref }) => [line, ref])).toEqual([
    [3, 'wide'],
    [4, 'empty'],
    [4, 'empty'],
  ]);
  expect(problems[0]?.law).toContain('O. Reg. 476/24');
  expect(problems.map(({ reason }) => reason).join('\n')).toMatch(
    /spans CA\$80,000[\s\S]*role is "wizard"[\s\S]*pay_max is empty/,
  );
});

it.each(['up to 150000', '150k', '$150,000', '-1', '1e5'])('a feed takes no pay_max %j', (end) => {
  expect(problemsOf(jsonFeed(makeRaw({ pay_max: end })))[0]?.reason).toContain('pay_max');
});

it('a feed names the line on which a posting of several lines begins', () => {
  const long = makeRaw({ ref: 'long', description: 'Line\n'.repeat(30) });
  const bad = makeRaw({ ref: 'bad', title: '' });
  expect(problemsOf(csvFeed(long, bad))[0]).toMatchObject({ line: 33, ref: 'bad' });
  const longAndBad = { ...long, title: '' };
  expect(problemsOf(csvFeed(longAndBad, bad))[0]).toMatchObject({ line: 2, ref: 'long' });
  const text = `[\n ${JSON.stringify(long, null, 1)},\n\n ${JSON.stringify(bad)}]`;
  const line = text.slice(0, text.lastIndexOf('{"ref"')).split('\n').length;
  expect(problemsOf(text)[0]).toMatchObject({ line, ref: 'bad' });
});

it('a feed names a posting once', () => {
  const [problem] = problemsOf(jsonFeed(makeRaw({ ref: 'A-1' }), makeRaw({ ref: 'a-1' })));
  expect(problem).toMatchObject({ line: 3, ref: 'a-1' });
  expect(problem?.reason).toContain('line 2');
});

it.each([
  ['', 'empty'],
  ['ref,title\n1,2', 'is missing role'],
  [`${csvFeed()}\n`, 'no posting'],
  [csvFeed(makeRaw()).replace('ref,', 'ref,secret,'), 'unknown'],
  [`${csvFeed(makeRaw())}\na,b`, '2 cells'],
  ['{"jobs": []}', 'empty'],
  ['{"postings": [1]}', 'no list'],
  ['{"jobs": [1]}', 'not an object'],
  ['{"jobs": [{"refs": 1}]}', 'unknown fields: refs'],
  ['{"jobs": [\n}', 'JSON cannot be read'],
])('a feed that is none is told why: %j', (text, reason) => {
  expect(problemsOf(text)[0]?.reason).toContain(reason);
});

const inUs = { country: 'US', currency: 'USD', city: 'Austin' };

it.each([
  [{ opened: '2026-02-31' }, 'opened'],
  [{ closes: '2026-11-16' }, 'closes is not after'],
  [{ closed: '2026-11-01' }, 'closed is before'],
  [{ currency: 'USD' }, 'pay in Canada is in CAD'],
  [{ region: '' }, 'region'],
  [{ region: 'Ontario' }, 'region'],
  [{ region: 'TX' }, 'region is "TX"; it needs the two letters of a province of Canada'],
  [{ ...inUs, region: 'ON' }, 'region is "ON"; it needs the two letters of a state of the United'],
  [{ ...inUs, region: 'ZZ' }, 'region is "ZZ"'],
  [{ work_mode: 'remote', region: '', city: 'Toronto' }, 'region is ""'],
  [{ description: '<p>'.repeat(40_000) }, 'description has 120000 characters; it needs'],
  [{ title: 'D&#xD83D;veloppeur' }, 'title contains U+FFFD'],
  [{ city: 'Austin, TX; Remote (US)' }, 'city names several places. A posting has one'],
  [{ city: ['Austin', 'Boston'] }, 'city names several places'],
  [{ region: 'ON/QC' }, 'region names several places'],
  [{ jobLocation: [{}, {}] }, 'unknown fields: jobLocation. A posting has one'],
  [{ requirements: ['one'] }, 'requirements'],
  [{ responsibilities: 'a||b' }, 'responsibilities'],
  [{ ref: 'a b' }, 'ref is "a b"'],
  [{ title: { a: 1 } }, 'title is not text'],
  [{ title: 'D\uFFFDveloppeur' }, 'title contains U+FFFD'],
])('a feed with %j is refused', (patch, reason) => {
  expect(problemsOf(jsonFeed(makeRaw(patch)))[0]?.reason).toContain(reason);
});

it.each(['US-DC', 'US-PR', 'US-VI', 'US-GU', 'CA-NL', 'CA-PE', 'CA-NS', 'CA-NT', 'CA-NU', 'CA-YT'])(
  'a feed may have a job in %s',
  (place) => {
    const [country, region] = place.split('-');
    const raw = makeRaw({ country, region, currency: country === 'US' ? 'USD' : 'CAD' });
    expect(postingsOf(jsonFeed(raw))[0]).toMatchObject({ country, region });
  },
);

it('a feed may have signs that look like HTML', () => {
  const description = 'C++ with std::vector<int>, R&D, a < b > c and List<String>. '.repeat(3);
  expect(postingsOf(jsonFeed(makeRaw({ description })))).toHaveLength(1);
});

const long = 'We rank parcels, R&amp;D included. '.repeat(4).trim();
it.each([
  [
    `<p>${long}</p>\n<p class="a > b">Caf&eacute;&nbsp;team<br>in&#32;<b>two</b> cities</p>`,
    `${long.replaceAll('&amp;', '&')}\n\nCafé team\nin two cities`,
  ],
  [
    `<div>${long}</div><ul><li>Own &lt;b&gt;</li>\n<li><p>Measure</p></li></ul>`,
    `${long.replaceAll('&amp;', '&')}\n\n- Own <b>\n- Measure`,
  ],
  [`&lt;p&gt;${'Rank. '.repeat(20)}&lt;/p&gt;`, 'Rank. '.repeat(20).trim()],
  [
    `<![CDATA[<!-- a > b --><style>p { }</style><p>${'Rank. '.repeat(20)}<script>alert('<p>')</script>]]>`,
    'Rank. '.repeat(20).trim(),
  ],
  [`One &amp; two\n\nin <b>lines</b>. ${'Rank. '.repeat(20)}`, /^One & two\n\nin lines. Rank/],
])('a feed may have a description as HTML, which is read as text: %j', (description, text) => {
  const read = postingsOf(jsonFeed(makeRaw({ description })))[0]?.description;
  expect(read).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

it('a feed may have HTML in its other fields, which are read as lines', () => {
  const title = '<b>Research &amp; Ranking</b><br/>Engineer';
  const responsibilities = '<ul><li>Build | test</li><li>Define</li></ul>';
  const requirements = ['<li>Python</li>', '<p>SQL<br>and more</p>'];
  const [posting] = postingsOf(jsonFeed(makeRaw({ title, responsibilities, requirements })));
  expect(posting).toMatchObject({
    title: 'Research & Ranking Engineer',
    responsibilities: ['Build | test', 'Define'],
    requirements: ['Python', 'SQL and more'],
  });
});

const remote = { work_mode: 'remote', city: '', ai_statement: 'No AI is used.' };
it.each([
  [{ region: 'NL' }, '2026-11-17T03:30:00.000Z', '2027-02-01T03:29:59.000Z'],
  [
    { ...remote, region: '', opened: '2026-07-01', closes: '2026-08-31' },
    '2026-07-01T07:00:00.000Z',
    '2026-09-01T06:59:59.000Z',
  ],
  [{ ...inUs, ...remote, region: '' }, '2026-11-17T10:00:00.000Z', '2027-02-01T09:59:59.000Z'],
  [{ ...inUs, region: 'GU' }, '2026-11-16T14:00:00.000Z', '2027-01-31T13:59:59.000Z'],
  // Clocks change in these days.
  [
    { ...inUs, region: 'TX', opened: '2026-03-08', closes: '2026-11-01' },
    '2026-03-08T06:00:00.000Z',
    '2026-11-02T05:59:59.000Z',
  ],
  [
    { ...inUs, region: 'TX', opened: '2026-11-17T09:00+01:00', closes: '2027-01-31T12:00:00Z' },
    '2026-11-17T08:00:00.000Z',
    '2027-01-31T12:00:00.000Z',
  ],
])('the days of a posting are those of its place: %j', (place, published_at, valid_through) => {
  expect(postingsOf(jsonFeed(makeRaw(place)))[0]).toMatchObject({ published_at, valid_through });
});

it.each([
  [
    { ref: 'SUR-1', title: 'Senior Ranking Engineer \ud83d' },
    ['title contains half of a character (U+D83D); write the whole one.'],
  ],
  [
    { ref: 'NUL-1', title: 'Senior Ranking\u0000Engineer' },
    ['title contains the control character U+0000; remove it.'],
  ],
  [
    { ref: 'AST-1', title: '🚀🚀AI', company: '🤖', city: '📍' },
    [
      'city has 1 character; it needs 2 to 60 characters.',
      'title has 4 characters; it needs 5 to 80 characters.',
      'company has 1 character; it needs 2 to 80 characters.',
    ],
  ],
  [
    {
      ref: 'BEL-1',
      requirements: ['Python', 'SQL\u0007'],
      description: `${'long '.repeat(30)}\u001b[31m`,
    },
    [
      'description contains the control character U+001B; remove it.',
      'requirements contains the control character U+0007; remove it.',
    ],
  ],
])('text that the database refuses is named by line, reference, reason: %j', (fields, reasons) => {
  expect(problemsOf(jsonFeed(makeRaw(), makeRaw(fields)))).toEqual(
    reasons.map((reason) => ({ line: 3, ref: fields.ref, reason })),
  );
});

it('text that the database refuses is counted as the database counts it', () => {
  const [posting] = postingsOf(jsonFeed(makeRaw({ title: '🚀'.repeat(80) })));
  expect(posting?.title).toBe('🚀'.repeat(80));
});

it('text that the database refuses is read without characters that no one sees', () => {
  const raw = makeRaw({
    ref: '\u200BREQ-7',
    title: 'Senior\u00A0Ranking\u200B Engineer',
    pay_min: '\u202A１４００００\u202C',
    opened: '2026-11-17\u00A0',
    requirements: ['Ranking\u00ADmodels', '\uFEFFSQL'],
  });
  expect(postingsOf(jsonFeed(raw))[0]).toMatchObject({
    ref: 'REQ-7',
    title: 'Senior Ranking Engineer',
    pay_min: 140_000,
    published_at: '2026-11-17T05:00:00.000Z',
    requirements: ['Rankingmodels', 'SQL'],
  });
});

const posting: PostingFacts = {
  country: 'CA',
  region: 'ON',
  pay_min: 140_000,
  pay_max: 180_000,
  published_at: '2026-11-17T00:00:00.000Z',
  vacancy_statement: 'This posting is for an existing vacancy.',
  ai_statement: 'Artificial intelligence is not used to screen, assess or select applicants.',
  title: 'Engineer',
  summary: 'Rank.',
  description: 'Rank well.',
  requirements: ['Python', 'SQL'],
  responsibilities: ['Measure', 'Review'],
};
const silent = { vacancy_statement: null, ai_statement: null };
const elsewhere = ['BC', 'QC', 'AB'].flatMap((region): [Partial<PostingFacts>, string[]][] => [
  [{ ...silent, region, pay_min: 60_000, pay_max: 190_000 }, []],
  [{ ...silent, region, pay_min: 0 }, ['pay-range']],
]);

it.each<[Partial<PostingFacts>, string[]]>([
  [{}, []],
  // Ontario: at most CA$50,000 from end to end, unless the range ends above CA$200,000.
  [{ pay_min: 130_000, pay_max: 180_000 }, []],
  [{ pay_min: 129_999, pay_max: 180_000 }, ['ontario-range-width']],
  [{ pay_min: 120_000, pay_max: 200_000 }, ['ontario-range-width']],
  [{ pay_min: 120_000, pay_max: 200_001 }, []],
  // Whether there is a vacancy.
  [{ vacancy_statement: null }, ['ontario-vacancy']],
  [{ vacancy_statement: 'Join our wonderful team today!' }, ['ontario-vacancy']],
  [{ vacancy_statement: 'This posting is not for an existing vacancy.' }, []],
  [{ vacancy_statement: 'We are collecting applications for future openings.' }, []],
  // Whether AI screens applicants.
  [{ ai_statement: null }, ['ontario-ai']],
  [{ ai_statement: 'We are said to have a fair process.' }, ['ontario-ai']],
  [{ ai_statement: 'We use AI to rank applications; a person decides.' }, []],
  [{ ai_statement: 'Artificial intelligence is used to screen applicants.' }, []],
  // No Canadian experience, in any field.
  [
    { requirements: ['Two years of Canadian work experience', 'SQL'] },
    ['ontario-canadian-experience'],
  ],
  [{ description: 'You bring experience in Canada.' }, ['ontario-canadian-experience']],
  [{ description: 'Canadian experience is not required.' }, []],
  [{ description: 'Our Canadian customers have experience.' }, []],
  // A job of all Canada can be done there; the rules hold from January 1, 2026 in Ontario on.
  [{ region: null, ai_statement: null }, ['ontario-ai']],
  [{ ...silent, published_at: '2026-01-01T04:59:59.000Z' }, []],
  [{ ...silent, published_at: '2026-01-01T05:00:00.000Z' }, ['ontario-vacancy', 'ontario-ai']],
  // Elsewhere a range of any width, whose ends are the right way round.
  ...elsewhere,
  [{ country: 'US', region: 'CO', pay_min: 150_000, pay_max: 140_000 }, ['pay-range']],
])('a posting with %j breaks the rules %j', (patch, broken) => {
  const found = payTransparencyViolations({ ...posting, ...patch });
  expect(found.map(({ rule }) => rule)).toEqual(broken);
});

it('every violation names the law that asks for it', () => {
  const all = payTransparencyViolations({
    ...posting,
    pay_min: 100_000,
    pay_max: 190_000,
    vacancy_statement: null,
    ai_statement: null,
    description: 'Canadian experience needed.',
  });
  expect(all).toHaveLength(4);
  expect(all.every(({ law }) => law.startsWith('Employment Standards Act, 2000 (Ontario)'))).toBe(
    true,
  );
});

it.each([
  ['', 'A'],
  ['Größe & <b> – 日本', 'REQ1'],
  ['engineer '.repeat(9), 'a'.repeat(40)],
])('the address of a posting with the title "%s" is that of its reference %s', (title, ref) => {
  const [posting] = postingsOf(jsonFeed(makeRaw()));
  if (!posting) throw new Error('no posting');
  const [{ slug } = { slug: '' }] = importPayload('harbour-feed', [{ ...posting, title, ref }]);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(slug.length).toBeLessThanOrEqual(100);
  expect(slug.endsWith(`harbour-feed-${ref.toLowerCase()}`)).toBe(true);
  const accented = { ...posting, title: 'Développeur ML – O’Reilly', ref: '7' };
  expect(importPayload('f', [accented])[0]?.slug).toBe('developpeur-ml-oreilly-f-7');
});
