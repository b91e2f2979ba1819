import { expect, it } from 'vitest';
import { figureIds, plainText, type MarkdownElement, type MarkdownNode } from '../document.ts';
import { marksOf } from './blocks.ts';
import { blockPlaces, parseMarkdown, textProblem } from './parse-markdown.ts';
import { headingId, headingIds } from './heading-id.ts';
import { highlightCode } from './highlight.ts';
import { safeImage, safeLink } from './inline.ts';

const siteOrigin = 'https://www.example.com';
const read = (markdown: string) => parseMarkdown(markdown, { siteOrigin });
const parse = (markdown: string) => read(markdown).body;
const tagsOf = (markdown: string) =>
  parse(markdown).map((node) => (typeof node === 'string' ? node : node.tag));

/** Nodes as markup: `<a href="/faq">b</a>`. */
function written(nodes: readonly MarkdownNode[]): string {
  const one = ({ tag, attributes = {}, children = [] }: MarkdownElement): string => {
    const facts = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<${tag}${facts.join('')}>${written(children)}</${tag}>`;
  };
  return nodes.map((node) => (typeof node === 'string' ? node : one(node))).join('');
}
const markup = (markdown: string) => written(parse(markdown));

it('headings stand below the title of the page, whatever the author begins with', () => {
  expect(tagsOf('# A\n\n## B\n\n### C\n\n#### D')).toEqual(['h2', 'h3', 'h4', 'h4']);
  expect(tagsOf('## A\n\n### B')).toEqual(['h2', 'h3']);
  expect(tagsOf('### A\n\n#### B')).toEqual(['h2', 'h3']);
  expect(tagsOf('> # A\n\n## B')).toEqual(['blockquote', 'h3']);
});

it('keeps the marks of running text', () => {
  expect(markup('A *b* **c** ~~d~~ `e` \\*')).toBe(
    '<p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e</code> *</p>',
  );
});

it.each([
  ['"Isn\'t it?", she said ("yes") – \'no\'', '“Isn’t it?”, she said (“yes”) – ‘no’'],
  ["the '90s, a \"'quote' in one\"", 'the ’90s, a “‘quote’ in one”'],
  ['"**Bold**" and *"leaning"*', '“<strong>Bold</strong>” and <em>“leaning”</em>'],
  ['The `a`\'s "`b`"', 'The <code>a</code>’s “<code>b</code>”'],
  ['`"code"` \\"escaped\\"', '<code>"code"</code> "escaped"'],
])('quotation marks in %s are curly, in code and after a backslash straight', (source, html) => {
  expect(markup(source)).toBe(`<p>${html}</p>`);
});

it('leaves an address that stands by itself as it was written', () => {
  expect(markup('https://data.example/?a=1&copy;=2')).toContain('?a=1&copy;=2" rel');
});

it('reads lists of tasks', () => {
  expect(markup('- [x] a\n- [ ] b')).toBe(
    '<ul><task checked="true">a</task><task checked="false">b</task></ul>',
  );
});

it('a table has heads with a scope, and puts columns of figures on their right edge', () => {
  const rows = '| A | 1,497 | CA$95,992 |\n| B | - | $40K |';
  expect(markup(`| Role | n | Pay |\n| --- | --- | --- |\n${rows}`)).toBe(
    '<table><thead><tr><th scope="col">Role</th><th scope="col" align="right">n</th>' +
      '<th scope="col" align="right">Pay</th></tr></thead><tbody>' +
      '<tr><td>A</td><td align="right" label="n">1,497</td><td align="right" label="Pay">CA$95,992</td></tr>' +
      '<tr><td>B</td><td align="right" label="n">-</td><td align="right" label="Pay">$40K</td></tr></tbody></table>',
  );
});

it('a table follows the author where the author says how', () => {
  expect(markup('| n | Role |\n| :-- | :-: |\n| 4 | B |')).toContain(
    '<th scope="col">n</th><th scope="col" align="center">Role</th></tr></thead>' +
      '<tbody><tr><td>4</td><td align="center" label="Role">B</td></tr>',
  );
});

it('gives links and images the attributes that they need and no others', () => {
  expect(markup('[a](https://data.example "t &quot;x&quot;") [b](/faq) ![c *d*](/e.svg)')).toBe(
    '<p><a href="https://data.example/" rel="noopener" title="t “x”">a</a> ' +
      '<a href="/faq">b</a> <img src="/e.svg" alt="c d"></img></p>',
  );
});

it('pictures that stand alone are figures with their title as caption', () => {
  const image = '<img src="/chart.svg" alt="A chart"></img>';
  expect(markup('![A chart](/chart.svg "Pay by year")')).toBe(
    `<figure>${image}<figcaption>Pay by year</figcaption></figure>`,
  );
  expect(markup('![A chart](/chart.svg)')).toBe(`<figure>${image}</figure>`);
});

it('pictures have their size where it is known', () => {
  const imageSizes = { '/storage/a.png': { width: 800, height: 400 } };
  const { body } = parseMarkdown('![A](/storage/a.png)', { siteOrigin, imageSizes });
  expect(written(body)).toContain('width="800" height="400"');
});

it('callouts are quotations whose first line names their kind', () => {
  expect(markup('> [!WARNING]\n> Read *this*.\n>\n> And this.')).toBe(
    '<callout tone="warning"><p>Read <em>this</em>.</p><p>And this.</p></callout>',
  );
  expect(markup('> [!tip]\n>\n> Later.')).toBe('<callout tone="tip"><p>Later.</p></callout>');
});

it.each(['> [!PARTY]\n> words', '> \\[!NOTE]\n> words', '> [!NOTE] words'])(
  '%j stays a quotation',
  (markdown) => {
    expect(parse(markdown)).toMatchObject([{ tag: 'blockquote' }]);
  },
);

it('lists its headings', () => {
  expect(read('## A *b*<br>c\n\n### D[^1]\n\n##\n\n[^1]: note').headings).toEqual([
    { id: 'section-a-b-c', text: 'A b c', level: 2 },
    { id: 'section-d', text: 'D', level: 3 },
  ]);
});

it('code keeps its language and its text, colored or not', () => {
  const fence = '```py title="x"\nreturn 1\n```';
  expect(markup(fence)).toBe('<pre language="py">return 1</pre>');
  const highlight = (code: string, language: string) => [
    { tag: 'token', children: [`${language}: ${code}`] } as const,
  ];
  expect(written(parseMarkdown(fence, { siteOrigin, highlight }).body)).toBe(
    '<pre language="py"><token>py: return 1</token></pre>',
  );
});

it('says where each piece of the body begins, and passes over what is not shown', () => {
  const text =
    '## A part\n\nFirst.[^1]\n\n[^1]: A note.\n\n- one\n- two\n\n```ts\nconst a = 1;\n```\n';
  const places = blockPlaces(text, { siteOrigin });
  expect(places.map((place) => text.slice(place, place + 6))).toEqual([
    '## A p',
    'First.',
    '- one\n',
    '```ts\n',
  ]);
  expect(parseMarkdown(text, { siteOrigin }).body).toHaveLength(4);
});

it('reads a titled link alone in its paragraph as a chart, and keeps the link for where there is none', () => {
  expect(markup('[Pay](/ai-ml-salary-data "figure:us-pay-by-role")')).toBe(
    '<chart figure="us-pay-by-role"><a href="/ai-ml-salary-data">Pay</a></chart>',
  );
});

it.each([
  ['a link among words', 'See [pay](/pay "figure:us-pay-by-role").'],
  ['two links', '[a](/a "figure:a") [b](/b "figure:b")'],
  ['another title', '[pay](/pay "A figure: pay")'],
  ['a title without an id', '[pay](/pay "figure: ")'],
  ['an address that is not allowed', '[pay](javascript:alert(1) "figure:us-pay-by-role")'],
])('leaves %s as it is', (_, markdown) => {
  const document = read(markdown);
  expect(document.body).toMatchObject([{ tag: 'p' }]);
  expect(figureIds(document)).toEqual([]);
});

it('lists the charts of a text in order, with ids that nobody knows', () => {
  const document = read('[a](/a "figure:one")\n\nText.\n\n[b](/b "figure:<b>two")');
  expect(figureIds(document)).toEqual(['one', '<b>two']);
  expect(plainText(document.body)).toBe('aText.b');
});

it('reads units of time and cases from the words of a cell', () => {
  expect(marksOf('weeks 2-5 of 13')).toEqual({ shape: 'time', from: 2, to: 5, of: 13 });
  expect(marksOf('Month 3 of 12')).toEqual({ shape: 'time', from: 3, to: 3, of: 12 });
  expect(marksOf('14 of 20')).toEqual({ shape: 'square', from: 1, to: 14, of: 20 });
  expect(marksOf('0 of 20')).toEqual({ shape: 'square', from: 0, to: 0, of: 20 });
  expect(marksOf('6–8 of 8')).toEqual({ shape: 'square', from: 6, to: 8, of: 8 });
});

it.each(['21 of 20', '5-2 of 13', '1 of 121', '0 of 0', 'some of 20', '3 of the 20', '3/20'])(
  'draws nothing for %s',
  (text) => {
    expect(marksOf(text)).toBeNull();
  },
);

it('leaves tables outside of drawings, and every other quotation, as they are', () => {
  expect(JSON.stringify(parse('| A | B |\n| --- | --- |\n| a | 3 of 4 |'))).not.toContain('marks');
  expect(parse('> [!FIGURE] words')).toMatchObject([{ tag: 'blockquote' }]);
});

const notesOf = (markdown: string) =>
  read(markdown).footnotes.map(({ references, body }) => [plainText(body), ...references]);

it('numbers footnotes as the text refers to them, not as they are defined', () => {
  const markdown = 'One[^b], two[^a], again[^b].\n\n[^a]: First defined.\n[^b]: Second defined.';
  expect(markup(markdown)).toBe(
    '<p>One<note id="note-ref-1" href="#note-1">1</note>, two' +
      '<note id="note-ref-2" href="#note-2">2</note>, again' +
      '<note id="note-ref-1-2" href="#note-1">1</note>.</p>',
  );
  expect(notesOf(markdown)).toEqual([
    ['Second defined.', 'note-ref-1', 'note-ref-1-2'],
    ['First defined.', 'note-ref-2'],
  ]);
});

it('leaves a reference that nothing defines as it is written, and drops a note that no one reads', () => {
  const { body, footnotes } = read('Text[^1] and `[^2]`.\n\n[^2]: Never referred to.');
  expect(plainText(body)).toBe('Text[^1] and [^2].');
  expect(footnotes).toEqual([]);
});

it('takes what is indented, and lines that go on, into a note', () => {
  const markdown =
    'A[^1] b[^2].\n\n[^1]: First line\n    goes on.\n\n    Second *paragraph*.\n\nNot a note.\n\n[^2]: Lazy\nline.\n## Heading';
  expect(notesOf(markdown)).toEqual([
    ['First line\ngoes on.Second paragraph.', 'note-ref-1'],
    ['Lazy\nline.', 'note-ref-2'],
  ]);
  expect(plainText(read(markdown).body)).toBe('A b.Not a note.Heading');
});

it('finds notes that other notes refer to', () => {
  expect(notesOf('A[^1].\n\n[^1]: See[^2].\n\n[^2]: Deep.')).toEqual([
    ['See.', 'note-ref-1'],
    ['Deep.', 'note-ref-2'],
  ]);
});

it('knows no difference between capital and small letters in names', () => {
  expect(notesOf('A[^Note].\n\n[^NOTE]: Found.')).toEqual([['Found.', 'note-ref-1']]);
});

it.each([
  ['What it costs', 'section-what-it-costs'],
  ['1. Résumés & “offers”', 'section-1-resumes-offers'],
  ['Gehälter in 100% der Fälle', 'section-gehalter-in-100-der-falle'],
  ['日本', 'section-日本'],
  ['???', 'section-part'],
])('a heading names %s %s', (text, id) => {
  expect(headingId(text)).toBe(id);
});

it('a heading finds a heading by the fragment of a link to it', () => {
  expect(headingId('what%20it-costs')).toBe(headingId('What it costs'));
  expect(headingId('section-what-it-costs')).toBe(headingId('What it costs'));
});

it('a heading gives no id twice', () => {
  const idOf = headingIds();
  expect(['Costs', 'Costs', 'Costs 2', 'Costs'].map(idOf)).toEqual([
    'section-costs',
    'section-costs-2',
    'section-costs-2-2',
    'section-costs-3',
  ]);
});

it.each([
  ['python', 'def f(x):\n    return "a" + 1  # why'],
  ['ts', 'const a: string = `b${c}`;'],
  ['sql', "select * from t where a = 'b' -- c"],
  ['yaml', 'on: [push]\njobs:\n  a: 1'],
  ['bash', 'echo "$HOME" # home'],
  ['diff', '- a\n+ b'],
  ['jsx', 'const a = <b c={1}>d</b>;'],
])('code colors %s and changes no character of it', (language, code) => {
  const nodes = highlightCode(code, language);
  expect(plainText(nodes ?? [])).toBe(code);
  expect(nodes?.some((node) => typeof node === 'object')).toBe(true);
});

it('code joins neighbors of one kind, and keeps every line end', () => {
  expect(highlightCode('"a b"\n\n# one\n# two\n', 'py')).toEqual([
    { tag: 'token', attributes: { kind: 'string' }, children: ['"a b"'] },
    '\n\n',
    { tag: 'token', attributes: { kind: 'comment' }, children: ['# one'] },
    '\n',
    { tag: 'token', attributes: { kind: 'comment' }, children: ['# two'] },
    '\n',
  ]);
});

it('code knows nothing of a language that it does not know', () => {
  expect(
    ['no-such-language', 'constructor', ''].map((name) => highlightCode('words', name)),
  ).toEqual([null, null, null]);
});

it.each([
  ['/ai-ml-salary-data?role=a#b', '/ai-ml-salary-data?role=a#b'],
  ['https://www.example.com/about', '/about'],
  ['another-post', '/blog/another-post'],
  ['#What it costs', '#section-what-it-costs'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link %s stays on this site as %s', (destination, href) => {
  expect(safeLink(destination, siteOrigin)).toEqual({ href });
});

it.each([
  ['https://data.example/x y', 'https://data.example/x%20y'],
  ['http://data.example', 'http://data.example/'],
  ['//data.example/x', 'https://data.example/x'],
  ['/\\data.example/x', 'https://data.example/x'],
])('a link %s leads elsewhere and says so', (destination, href) => {
  expect(safeLink(destination, siteOrigin)).toEqual({ href, rel: 'noopener' });
});

it.each(['/.//evil.example/x', 'https://www.example.com//evil.example/x'])(
  'a link %s cannot turn a path of this site into another host',
  (destination) => {
    expect(safeLink(destination, siteOrigin)).toEqual({ href: '/evil.example/x' });
  },
);

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://www.example.com/1',
  'https://www.example.com@evil.example/',
  'http://',
  '',
  ' ',
])('%j is no link', (destination) => {
  expect(safeLink(destination, siteOrigin)).toBeNull();
});

it.each([
  ['/chart.svg', '/chart.svg'],
  ['https://www.example.com/chart.svg', '/chart.svg'],
])('an image %s is shown from %s', (source, address) => {
  expect(safeImage(source, siteOrigin)).toBe(address);
});

it.each([
  'https://images.example/a.png',
  'http://images.example/a.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:1',
  '',
])('an image %s is not shown', (source) => {
  expect(safeImage(source, siteOrigin)).toBeNull();
});

it('a footnote in the words of a link is put after it, and one in the words of a picture is left out', () => {
  const end = '\n\n[^1]: A note.\n[^2]: Another.';
  const [one, two] = [1, 2].map(
    (number) => `<note id="note-ref-${number}" href="#note-${number}">${number}</note>`,
  );
  for (const [text, shown] of [
    ['[see[^1]](/a) b', `<a href="/a">see</a>${one} b`],
    ['[a **b[^1]** c[^2]](/a)', `<a href="/a">a <strong>b</strong> c</a>${one}${two}`],
    ['[![x[^1]](/a.png)](/a)', '<a href="/a"><img src="/a.png" alt="x"></img></a>'],
  ]) {
    expect(markup(text + end), text).toBe(`<p>${shown}</p>`);
  }
  expect(read(`![x[^1]](/a.png)${end}`).footnotes).toEqual([]);
});

it('refuses parts too deep inside each other, however they are made, and reads those that are not', () => {
  const problem =
    'More than 100 quotations, lists or marks are inside each other. Remove some of them.';
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
  for (const text of [
    '>'.repeat(101),
    '>'.repeat(1600),
    '>'.repeat(20_000),
    '- '.repeat(200),
    nested(120),
  ]) {
    expect(textProblem(`${text} x`), text.slice(0, 20)).toBe(problem);
    expect(() => parse(`${text} x`)).toThrow(problem);
  }
  for (const text of ['>'.repeat(40), nested(30), '*a **b '.repeat(20)]) {
    expect(textProblem(`${text} x`), text.slice(0, 20)).toBeNull();
  }
});
