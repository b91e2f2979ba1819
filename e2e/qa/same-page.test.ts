import { expect, it } from 'vitest';
import { comparable, factsOf } from './same-page.ts';

const html = (page: string, block: string, origin = 'https://a.example') => `<html><head>
<link rel="canonical" href="${origin}/page"><meta name="robots" content="noindex">
<script src="/assets/mfe-blog/entry-${page}.js" integrity="sha384-x"></script>
<script type="application/json" id="composition-block">${block}</script></head>
<body><h2 id="costs">Costs</h2></body></html>`;

it('the release around a page, the origin and the marks of a preview make no difference; another file or word does', () => {
  const textOf = (text: string, origin = 'https://a.example') => comparable(text, { origin });
  const one = textOf(html('aaaaaaaa', '{"a":1}'));
  const preview = html('aaaaaaaa', '{"b":2}', 'https://b.example');
  expect(textOf(preview.replace(/<meta name="robots"[^>]*>/, ''), 'https://b.example')).toBe(one);
  expect(textOf(html('bbbbbbbb', '{}'))).not.toBe(one);
  expect(textOf(html('aaaaaaaa', '{}').replace('Costs', 'Prices'))).not.toBe(one);
});

it('its app and version are known without opening it', () => {
  const block = '{"shell":"2.0.0","remotes":[{"name":"mfe-blog","version":"1.0.0"}]}';
  expect(factsOf('/page', { status: 200, html: html('aaaaaaaa', block) })).toMatchObject({
    owner: 'mfe-blog',
    versions: { 'mfe-blog': '1.0.0' },
    sights: [],
  });
});
