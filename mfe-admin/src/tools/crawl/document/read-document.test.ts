// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document';

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
});
