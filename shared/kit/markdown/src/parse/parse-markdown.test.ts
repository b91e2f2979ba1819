import { describe, expect, it } from 'vitest';
import { figureIds, plainText } from '../document.ts';
import { marksOf } from './blocks.ts';
import { blockPlaces, parseMarkdown } from './parse-markdown.ts';

const siteOrigin = 'https://www.example.com';
const read = (markdown: string) => parseMarkdown(markdown, { siteOrigin });
const parse = (markdown: string) => read(markdown).body;
const tagsOf = (markdown: string) =>
  parse(markdown).map((node) => (typeof node === 'string' ? node : node.tag));

describe('headings', () => {
  it('stand below the title of the page, whatever the author begins with', () => {
    expect(tagsOf('# A\n\n## B\n\n### C\n\n#### D')).toEqual(['h2', 'h3', 'h4', 'h4']);
    expect(tagsOf('## A\n\n### B')).toEqual(['h2', 'h3']);
    expect(tagsOf('### A\n\n#### B')).toEqual(['h2', 'h3']);
    expect(tagsOf('> # A\n\n## B')).toEqual(['blockquote', 'h3']);
  });
});

it('keeps the marks of running text', () => {
  expect(parse('A *b* **c** ~~d~~ `e` \\*')).toEqual([
    {
      tag: 'p',
      children: [
        'A ',
        { tag: 'em', children: ['b'] },
        ' ',
        { tag: 'strong', children: ['c'] },
        ' ',
        { tag: 'del', children: ['d'] },
        ' ',
        { tag: 'code', children: ['e'] },
        ' *',
      ],
    },
  ]);
});

it('leaves an address that stands by itself as it was written', () => {
  expect(parse('https://data.example/?a=1&copy;=2')).toMatchObject([
    { children: [{ attributes: { href: 'https://data.example/?a=1&copy;=2' } }] },
  ]);
});

it('reads lists of tasks', () => {
  expect(parse('- [x] a\n- [ ] b')).toEqual([
    {
      tag: 'ul',
      children: [
        { tag: 'task', attributes: { checked: true }, children: ['a'] },
        { tag: 'task', attributes: { checked: false }, children: ['b'] },
      ],
    },
  ]);
});

describe('a table', () => {
  const alignments = (markdown: string) => {
    const [table] = parse(markdown);
    const json = JSON.stringify(table);
    return [...json.matchAll(/"(t[hd])"(?:,"attributes":(\{.*?\}))?,"children":\["(.*?)"/g)].map(
      ([, tag, attributes = '{}', text]) =>
        `${tag} ${text} ${(JSON.parse(attributes) as { align?: string }).align ?? 'start'}`,
    );
  };

  it('has heads with a scope', () => {
    const [table] = parse('| Role |\n| --- |\n| Engineer |');
    expect(table).toMatchObject({
      children: [
        { tag: 'thead', children: [{ children: [{ tag: 'th', attributes: { scope: 'col' } }] }] },
        { tag: 'tbody', children: [{ children: [{ tag: 'td', children: ['Engineer'] }] }] },
      ],
    });
  });

  it('puts columns of figures on their right edge', () => {
    const markdown =
      '| Role | n | Pay |\n| --- | --- | --- |\n| A | 1,497 | CA$95,992 |\n| B | - | $40K |';
    expect(alignments(markdown)).toEqual([
      'th Role start',
      'th n right',
      'th Pay right',
      'td A start',
      'td 1,497 right',
      'td CA$95,992 right',
      'td B start',
      'td - right',
      'td $40K right',
    ]);
  });

  it('follows the author where the author says how', () => {
    expect(alignments('| n | Role |\n| :-- | :-: |\n| 4 | B |')).toEqual([
      'th n start',
      'th Role center',
      'td 4 start',
      'td B center',
    ]);
  });
});

it('gives links and images the attributes that they need and no others', () => {
  expect(parse('[a](https://data.example "t &quot;x&quot;") [b](/faq) ![c *d*](/e.svg)')).toEqual([
    {
      tag: 'p',
      children: [
        {
          tag: 'a',
          attributes: { href: 'https://data.example/', rel: 'noopener', title: 't "x"' },
          children: ['a'],
        },
        ' ',
        { tag: 'a', attributes: { href: '/faq' }, children: ['b'] },
        ' ',
        { tag: 'img', attributes: { src: '/e.svg', alt: 'c d' } },
      ],
    },
  ]);
});

describe('pictures', () => {
  const sized = (markdown: string) =>
    parseMarkdown(markdown, {
      siteOrigin,
      imageSizes: { '/storage/v1/object/public/blog-images/a.png': { width: 800, height: 400 } },
    }).body;

  it('that stand alone are figures with their title as caption', () => {
    expect(parse('![A chart](/chart.svg "Pay by year")')).toEqual([
      {
        tag: 'figure',
        children: [
          { tag: 'img', attributes: { src: '/chart.svg', alt: 'A chart' } },
          { tag: 'figcaption', children: ['Pay by year'] },
        ],
      },
    ]);
    expect(parse('![A chart](/chart.svg)')).toMatchObject([{ tag: 'figure' }]);
  });

  it('have their size where it is known', () => {
    const [figure] = sized('![A](/storage/v1/object/public/blog-images/a.png)');
    expect(figure).toMatchObject({ children: [{ attributes: { width: 800, height: 400 } }] });
  });
});

describe('callouts', () => {
  it('are quotations whose first line names their kind', () => {
    expect(parse('> [!WARNING]\n> Read *this*.\n>\n> And this.')).toEqual([
      {
        tag: 'callout',
        attributes: { tone: 'warning' },
        children: [
          { tag: 'p', children: ['Read ', { tag: 'em', children: ['this'] }, '.'] },
          { tag: 'p', children: ['And this.'] },
        ],
      },
    ]);
    expect(parse('> [!tip]\n>\n> Later.')).toMatchObject([
      { attributes: { tone: 'tip' }, children: [{ children: ['Later.'] }] },
    ]);
  });

  it.each(['> [!PARTY]\n> words', '> \\[!NOTE]\n> words', '> [!NOTE] words'])(
    '%j stays a quotation',
    (markdown) => {
      expect(parse(markdown)).toMatchObject([{ tag: 'blockquote' }]);
    },
  );
});

it('lists its headings', () => {
  expect(read('## A *b*<br>c\n\n### D[^1]\n\n##\n\n[^1]: note').headings).toEqual([
    { id: 'section-a-b-c', text: 'A b c', level: 2 },
    { id: 'section-d', text: 'D', level: 3 },
  ]);
});

describe('code', () => {
  it('keeps its language and its text, colored or not', () => {
    const fence = '```py title="x"\nreturn 1\n```';
    expect(parse(fence)).toEqual([
      { tag: 'pre', attributes: { language: 'py' }, children: ['return 1'] },
    ]);
    const highlight = (code: string, language: string) => [
      { tag: 'token', children: [`${language}: ${code}`] } as const,
    ];
    expect(parseMarkdown(fence, { siteOrigin, highlight }).body).toMatchObject([
      { children: [{ tag: 'token', children: ['py: return 1'] }] },
    ]);
  });
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
  expect(read('[Pay by role](/ai-ml-salary-data "figure:us-pay-by-role")').body).toEqual([
    {
      tag: 'chart',
      attributes: { figure: 'us-pay-by-role' },
      children: [
        { tag: 'a', attributes: { href: '/ai-ml-salary-data' }, children: ['Pay by role'] },
      ],
    },
  ]);
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

it('reads strokes of time and squares of cases from the words of a cell', () => {
  expect(marksOf('weeks 2-5 of 13')).toEqual({ shape: 'stroke', from: 2, to: 5, of: 13 });
  expect(marksOf('Month 3 of 12')).toEqual({ shape: 'stroke', from: 3, to: 3, of: 12 });
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
