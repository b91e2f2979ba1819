// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isBelow, lateContent, readDocument, sitePath } from './read-document';
import { wordsOf } from './text-signature';

function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return readDocument(page, {
    url: 'http://localhost:1/services/a',
    origins: ['http://localhost:1', 'https://www.example.com'],
  });
}

describe('readDocument', () => {
  it('reads a head, also one with duplicates', () => {
    const facts = read(`
      <head><title> One </title><title>Two</title>
      <meta name="Description" content=" What  it is "><meta name="robots" content="NOINDEX">
      <meta name="googlebot" content="nofollow">
      <link rel="canonical" href="/services/a">
      <link rel="alternate" hreflang="fr" href="/fr"><link rel="alternate" href="/feed.xml">
      <link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">
      <script src="/a.js"></script><script src="/b.js"></script>
      <script type="application/ld+json">{"@type":"WebSite"}</script></head>
      <body><svg><title>Icon</title></svg></body>`);
    expect(facts).toMatchObject({
      titles: ['One', 'Two'],
      descriptions: ['What it is'],
      robots: 'noindex, nofollow',
      canonicals: ['http://localhost:1/services/a'],
      hreflangs: [{ language: 'fr', address: 'http://localhost:1/fr' }],
      styles: ['http://localhost:1/a.css'],
      scripts: ['http://localhost:1/a.js', 'http://localhost:1/b.js'],
      structured: ['{"@type":"WebSite"}'],
    });
  });

  it('reads headings, and pictures with an alt, an empty one and none', () => {
    const facts = read(
      '<h1>A <b>b</b></h1><h3>C</h3><img src="/a.png" alt="x"><img src="/b.png" alt=""><img src="/c.png">',
    );
    expect(facts.headings).toEqual([
      { level: 1, text: 'A b' },
      { level: 3, text: 'C' },
    ]);
    expect(facts.images.map(({ alt }) => alt)).toEqual(['x', '', null]);
  });

  it('reads links of either origin as paths without queries, and leaves out links that lead to no page', () => {
    const { links } = read(`
      <a href="b?x=1#y">B</a><a href="https://www.example.com/c">C</a><a rel="nofollow" href="/d">D</a>
      <a href="https://other.example/">Out</a>
      <a href="#top">Top</a><a href="mailto:a@example.com">Mail</a><a href="http://[">Bad</a>`);
    expect(links.map(({ path, address, nofollow }) => [path, address, nofollow])).toEqual([
      ['/services/b', 'http://localhost:1/services/b?x=1#y', false],
      ['/c', 'https://www.example.com/c', false],
      ['/d', 'http://localhost:1/d', true],
      [null, 'https://other.example/', false],
    ]);
  });

  it('takes the text of the main part, without hidden parts', () => {
    const html =
      '<header>Menu</header><main><p>One</p><p>two</p><script>x</script><style>y</style><noscript>z</noscript></main>';
    expect(read(html).text).toBe('One two');
    expect(read('<p>No main</p>').text).toBe('No main');
  });

  it.each([
    ['<a href="/"> Learn  more </a>', 'Learn more'],
    ['<a href="/" aria-label="About MLOps">Learn more</a>', 'About MLOps'],
    [
      '<p id="x">Read</p><p id="y">on</p><a href="/" aria-labelledby="x y" aria-label="No">z</a>',
      'Read on',
    ],
    ['<a href="/"><img alt="Our office"></a>', 'Our office'],
    ['<a href="/"><img alt="Logo" aria-hidden="true">Home</a>', 'Home'],
    ['<a href="/"><svg><title>Feed</title></svg></a>', 'Feed'],
    ['<a href="/" title="Feed"><svg></svg></a>', 'Feed'],
    ['<a href="/"><span aria-label="New">*</span> post</a>', 'New post'],
    ['<a href="/"><img alt=""></a>', ''],
  ])('names the link %s “%s”', (html, name) => {
    expect(read(html).links[0]?.name).toBe(name);
  });
});

it('what scripts change in a page: its texts, further links, and the share of added words', () => {
  const served = read(
    '<title>A</title><link rel="canonical" href="/a"><main><h1>Head</h1><a href="/b">b</a> one two</main>',
  );
  expect(lateContent(served, served)).toEqual({ changes: [], links: [], share: 0 });
  expect(lateContent(read(''), read('')).share).toBe(0);
  const rendered = read(
    '<title>B</title><main><h1>Head</h1><a href="/b">b</a><a href="/c">c</a> one two one new</main>',
  );
  expect(lateContent(served, rendered)).toEqual({
    changes: [
      { what: 'title', served: 'A', rendered: 'B' },
      { what: 'canonical', served: 'http://localhost:1/a', rendered: '' },
    ],
    links: ['/c'],
    // c, the second one, and new: of seven.
    share: 3 / 7,
  });
});

it.each([
  ['/a?b=1#c', '/a'],
  ['b', '/x/b'],
  ['https://www.example.com', '/'],
  ['https://www.example.com/a/', '/a/'],
  ['https://other.example/a', null],
  ['mailto:a@example.com', null],
  ['http://[', null],
])('the path of %s on this site is %s', (address, path) => {
  const origins = ['http://localhost:1', 'https://www.example.com'];
  expect(sitePath(address, 'http://localhost:1/x/y', origins)).toBe(path);
});

it('a path is below itself and what it is in', () => {
  const below = (folder: string) => ['/a', '/a/b', '/ab', '/'].map((path) => isBelow(path, folder));
  expect(below('/a')).toEqual([true, true, false, false]);
  expect(below('/')).toEqual([true, true, true, true]);
});

it('words are in small letters, without marks', () => {
  expect(wordsOf('Pay: CAD 50,000 – Montréal!')).toEqual(['pay', 'cad', '50', '000', 'montréal']);
});
