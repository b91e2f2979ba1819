import { expect, it } from 'vitest';
import { comparable, factsOf } from './same-page.ts';

const html = (page: string, block: string, origin = 'https://a.example') => `<html><head>
<link rel="canonical" href="${origin}/page"><meta name="robots" content="noindex">
<script src="/assets/mfe-blog/entry-${page}.js" integrity="sha384-x"></script>
<script type="application/json" id="composition-block">${block}</script></head>
<body><h2 id="costs">Costs</h2><a class="x" href="/other?a=1&amp;b=2#top">other</a></body></html>`;
const at = (origin: string) => ({ origin });

it('the release around a page and the origin make no difference', () => {
  const one = comparable(html('aaaaaaaa', '{"a":1}'), at('https://a.example'));
  const two = html('aaaaaaaa', '{"b":2}', 'https://b.example').replace(
    /<meta name="robots"[^>]*>/,
    '',
  );
  expect(comparable(two, at('https://b.example'))).toBe(one);
});

it('another file of the page, or another word, does', () => {
  const one = comparable(html('aaaaaaaa', '{}'), at('https://a.example'));
  expect(comparable(html('bbbbbbbb', '{}'), at('https://a.example'))).not.toBe(one);
  const words = html('aaaaaaaa', '{}').replace('Costs', 'Prices');
  expect(comparable(words, at('https://a.example'))).not.toBe(one);
});

it('its links and their targets are known without opening it', () => {
  const facts = factsOf(
    '/page',
    {
      status: 200,
      html: html('aaaaaaaa', '{"shell":"2.0.0","remotes":[{"name":"mfe-blog","version":"1.0.0"}]}'),
    },
    at('https://a.example'),
  );
  expect(facts).toMatchObject({
    owner: 'mfe-blog',
    versions: { 'mfe-blog': '1.0.0' },
    links: [{ app: 'mfe-blog', url: 'https://a.example/other?a=1&b=2#top' }],
    ids: ['costs'],
    sights: [],
  });
});
