import { expect, it, vi } from 'vitest';
import { fetchOnce } from './fetch-once.ts';

const url = 'http://database.example/rest/v1/posts?select=slug';

function setUp() {
  let count = 0;
  const asked = vi.fn<typeof fetch>(async () =>
    Response.json({ count: ++count }, { headers: { 'content-range': '0-0/1' } }),
  );
  return { asked, read: fetchOnce(asked) };
}

it('sends the same request once, even while its answer is pending', async () => {
  const { asked, read } = setUp();
  const [first, second] = await Promise.all([read(url), read(url)]);
  expect([await first.json(), await second.json()]).toEqual([{ count: 1 }, { count: 1 }]);
  const third = await read(url);
  expect(await third.json()).toEqual({ count: 1 });
  expect(third.headers.get('content-range')).toBe('0-0/1');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('sends requests for another URL, another range and a change', async () => {
  const { asked, read } = setUp();
  await read(url);
  await read(`${url}&limit=1`);
  await read(url, { headers: { range: '0-9' } });
  await read(url, { method: 'POST', body: '{}' });
  await read(url, { method: 'POST', body: '{}' });
  expect(asked).toHaveBeenCalledTimes(5);
});

it('repeats a request that failed', async () => {
  const { asked, read } = setUp();
  asked.mockRejectedValueOnce(new TypeError('no connection'));
  await expect(read(url)).rejects.toThrow('no connection');
  asked.mockResolvedValueOnce(new Response('out of order', { status: 500 }));
  expect((await read(url)).status).toBe(500);
  expect((await read(url)).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('asks again up to twice while the database is busy, so that a slow moment refuses no release', async () => {
  const { asked, read } = setUp();
  const stopped = () => Response.json({ code: '57014', message: 'canceled' }, { status: 500 });
  asked.mockResolvedValueOnce(stopped()).mockResolvedValueOnce(new Response('', { status: 503 }));
  expect((await read(url)).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(3);
  for (let time = 0; time < 3; time += 1) asked.mockResolvedValueOnce(stopped());
  expect((await read(`${url}&page=2`)).status).toBe(500);
  expect(asked).toHaveBeenCalledTimes(6);
});

it('keeps a limited number of answers', async () => {
  const { asked, read } = setUp();
  for (let page = 0; page <= 500; page += 1) await read(`${url}&page=${page}`);
  await read(`${url}&page=500`);
  expect(asked).toHaveBeenCalledTimes(501);
  await read(`${url}&page=0`);
  expect(asked).toHaveBeenCalledTimes(502);
});
