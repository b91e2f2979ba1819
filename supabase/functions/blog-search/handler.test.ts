import { expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const row = {
  slug: 'reading-offers',
  title: 'Reading <offers>',
  topic: 'careers',
  rank: 0.6,
  total: 12,
  headline: 'Ask for the \uE000offer\uE001 in writing & <b>keep</b> it',
  published_at: '2026-11-20 23:30:00+00',
};

const finds = (...rows: object[]) => testContext({}, { search_blog_posts: () => rows });

function ask(search: string, context: ReturnType<typeof testContext>, init: RequestInit = {}) {
  const url = `http://127.0.0.1/functions/v1/blog-search${search}`;
  return handler(new Request(url, { headers: { accept: 'application/json' }, ...init }), context);
}
const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml' } };

test('a script gets the results as JSON that any cache may store for a minute', async () => {
  const context = finds(row);
  const response = await ask('?q=%20offer%20%20letter&page=2', context);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('vary')).toBe('Accept, API-Contract');
  expect(await response.json()).toEqual({
    query: 'offer letter',
    page: 2,
    pageSize: 10,
    total: 12,
    results: [
      {
        slug: 'reading-offers',
        title: 'Reading <offers>',
        topic: 'careers',
        headline: row.headline,
        publishedAt: '2026-11-20T23:30:00.000Z',
      },
    ],
  });
  expect(context.calls).toEqual([
    { name: 'search_blog_posts', args: { query: 'offer letter', page: 2, page_size: 10 } },
  ]);
});

test('a browser without scripts gets a whole page that escapes the query and the results', async () => {
  const response = await ask('?q=%22%3E%3Cscript%3E', finds(row), asBrowser);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  const html = await response.text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<a href="/blog/reading-offers">Reading &lt;offers&gt;</a>');
  expect(html).toContain(
    'Ask for the <mark>offer</mark> in writing &amp; &lt;b&gt;keep&lt;/b&gt; it',
  );
  expect(html).toContain('November 20, 2026');
  expect(html).not.toContain('<script');
});

test('a page of results leads to those before and after it', async () => {
  const first = await (await ask('?q=a+b', finds(row), asBrowser)).text();
  expect(first).toContain('12 articles found for “a b”');
  expect(first).toContain('href="/functions/v1/blog-search?q=a+b&amp;page=2"');
  expect(first).not.toContain('rel="prev"');
  const second = await (await ask('?q=a+b&page=2', finds(row), asBrowser)).text();
  expect(second).toContain('<a rel="prev" href="/functions/v1/blog-search?q=a+b">');
  expect(second).toContain('<ol start="11">');
  expect(second).not.toContain('rel="next"');
});

test('a start of a match without its end marks nothing', async () => {
  const html = await (
    await ask('?q=a', finds({ ...row, headline: '\uE001a \uE000b c' }), asBrowser)
  ).text();
  expect(html).toContain('<p>a b c</p>');
});

test('no results, no query and no further page each have a message', async () => {
  const none = await ask('?q=zebra', finds(), asBrowser);
  expect(none.status).toBe(200);
  expect(await none.text()).toContain('Nothing found for “zebra”');
  expect(await (await ask('?q=a&page=9', finds(), asBrowser)).text()).toContain('no more results');
  const context = finds(row);
  expect(await (await ask('?q=%20', context, asBrowser)).text()).toContain('Type one or more');
  expect(await (await ask('', context)).json()).toMatchObject({ query: '', total: 0, results: [] });
  expect(context.calls).toEqual([]);
});

test.each(['0', '-1', '1.5', 'x', '1001', ''])('the page "%s" is the first one', async (page) => {
  const context = finds(row);
  await ask(`?q=a&page=${page}`, context);
  expect(context.calls[0]?.args).toMatchObject({ page: 1 });
});

test('a database that does not answer gives a 503 that no cache stores', async () => {
  const lines: string[] = [];
  const context = testContext({ log: (line) => lines.push(line) });
  const response = await ask('?q=a', context);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ code: 'unavailable' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(lines).toHaveLength(1);
  const page = await ask('?q=a', context, asBrowser);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Your words are still in the field');
});

test('an address that searches more than forty times a minute has to wait, no other one', async () => {
  const clock = { time: Date.parse('2026-11-20T10:00:00Z') };
  const clients = { address: '203.0.113.7' };
  const context = {
    ...finds(row),
    now: () => new Date(clock.time),
    clientAddress: () => clients.address,
  };
  for (let count = 0; count < 40; count += 1) expect((await ask('?q=a', context)).status).toBe(200);
  clock.time += 15_000;
  const limited = await ask('?q=a', context);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '45']);
  expect(await limited.json()).toEqual({ code: 'rate-limited', retryAfterSeconds: 45 });
  expect((await ask('?q=a', context, asBrowser)).status).toBe(429);
  clients.address = '203.0.113.8';
  expect((await ask('?q=a', context)).status).toBe(200);
  clients.address = '203.0.113.7';
  clock.time += 45_000;
  expect((await ask('?q=a', context)).status).toBe(200);
});

test('HEAD answers like GET without the body, and other methods are refused', async () => {
  const head = await ask('?q=a', finds(row), { method: 'HEAD', ...asBrowser });
  expect([head.status, head.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(await head.text()).toBe('');
  const post = await ask('?q=a', finds(row), { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('words are searched for as they look, and cut between characters', async () => {
  const context = finds();
  const asked = async (words: string) => {
    const response = await ask(`?q=${encodeURIComponent(words)}`, context);
    return ((await response.json()) as { query: string }).query;
  };
  expect(await asked('\u202Aｏｆｆｅｒ\u00A0let\u200Bter\u202C')).toBe('offer letter');
  expect(await asked(`${'x'.repeat(199)}😀😀`)).toBe(`${'x'.repeat(199)}😀`);
});
