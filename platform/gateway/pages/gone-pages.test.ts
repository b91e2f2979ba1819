import { expect, it, vi } from 'vitest';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const page = { path: '/blog/opening', pattern: '/blog/:slug', text: 'An opening' };
const start = Date.UTC(2025, 5, 1);
const end = new Date(start + 30_000).toISOString();

/** A site with one more page, and a clock that the test moves. */
async function setUp(life: { status?: 410; validUntil?: string }) {
  const clock = { time: start };
  const now = () => new Date(clock.time);
  const site = await createStandardSite(now);
  const compose = (facts: typeof life) =>
    site.compose(site.apps.shell, site.apps.blog, [{ ...page, ...facts }]);
  await compose(life);
  const recompose = vi.fn<(request: RecomposeRequest) => Promise<void>>(async () => {
    await compose({ status: 410, ...life });
  });
  const started = await startGateway(site.store, { recompose, now });
  return { ...started, clock, recompose };
}

it('a page past its end is answered with 410 and its content, and asks search engines to drop it', async () => {
  const { request, recompose } = await setUp({ status: 410 });
  const { status, headers, body } = await request(page.path);
  expect([status, headers['x-robots-tag']]).toEqual([410, 'noindex']);
  expect(body.toString()).toContain('An opening');
  expect(recompose).not.toHaveBeenCalled();
});

it('a page is gone from its end on, never answered with 304 then, and composed again once', async () => {
  const { request, clock, recompose, log } = await setUp({ validUntil: end });
  clock.time = Date.parse(end) - 1;
  const before = await request(page.path);
  expect([before.status, before.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(recompose).not.toHaveBeenCalled();
  clock.time = Date.parse(end);
  const tag = String(before.headers.etag);
  const after = await request(page.path, { headers: { 'If-None-Match': tag } });
  expect([after.status, after.headers['x-robots-tag']]).toEqual([410, 'noindex']);
  clock.time += 1;
  await request(page.path);
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(1));
  expect(recompose.mock.calls[0]?.[0]).toMatchObject({ paths: [page.path] });
  const isRecomposed = ({ message }: { message: string }) => message === 'page recomposed';
  await vi.waitFor(() => expect(log.some(isRecomposed)).toBe(true));
  clock.time += 10_000;
  for (let visit = 0; visit < 3; visit += 1) await request(page.path);
  expect(recompose).toHaveBeenCalledTimes(1);
});
