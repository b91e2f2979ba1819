import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { expect, it } from 'vitest';
import { createTally } from '../../canary/comparison/tally.ts';
import { createCanaryVisitors } from './canary-visitors.ts';
import { createVisitorBuckets } from '../settings/visitor-buckets.ts';
import type { LiveSite } from '../live/live-site.ts';

/** The parts of a site that assign and count visitors. */
function siteWith(version: string, percent?: number): LiveSite {
  const apps = { shell: '1.0.0', 'mfe-blog': version };
  const manifests = [
    manifestOf({
      name: 'mfe-blog',
      patterns: ['/blog'],
      contentNames: true,
      files: {
        'client/both-01234567.js': '',
        [`client/page-${version === '2.0.0' ? 'bbbbbbbb' : 'aaaaaaaa'}.js`]: '',
      },
    }),
  ];
  return { release: { revision: 1, apps, percent }, manifests } as unknown as LiveSite;
}

function setUp(percent: number) {
  const tally = createTally();
  let drawn = 0;
  const canary = siteWith('2.0.0', percent);
  const visitors = createCanaryVisitors({
    watch: { open: () => canary, tally: () => tally },
    stable: () => siteWith('1.0.0'),
    buckets: createVisitorBuckets({ secure: true, drawBucket: () => drawn++ % 10_000 }),
  });
  const ask = (path: string, headers: Record<string, string>, status = 200, answer = {}) => {
    const request = new Request(`https://www.example.com${path}`, { headers });
    const site = visitors.siteFor(request);
    const response = visitors.answered(request, new Response(null, { status, headers: answer }));
    return { isIn: site === canary, cookie: response.headers.get('Set-Cookie') };
  };
  return { ask, counted: () => tally.sums().answers };
}

const open = { 'Sec-Fetch-Dest': 'document' };

it.each([0.01, 1, 12.5, 50])('a share of %s percent is that part of 10,000 buckets', (percent) => {
  const { ask } = setUp(percent);
  const last = percent * 100 - 1;
  const isIn = [0, last, last + 1, 9999].map(
    (bucket) => ask('/', { Cookie: `__Host-talent_bucket=${bucket}` }).isIn,
  );
  expect(isIn).toEqual([true, true, false, false]);
});

it('a bucket is drawn for documents of the site only, once, and bound to https', () => {
  const { ask } = setUp(50);
  expect(ask('/', open).cookie).toBe(
    '__Host-talent_bucket=0; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000; Secure',
  );
  expect(ask('/assets/mfe-blog/1.0.0/a.js', { 'Sec-Fetch-Dest': 'script' }).cookie).toBeNull();
  const asset = ask('/assets/mfe-blog/2.0.0/a.js', { Cookie: 'a=b; __Host-talent_bucket=7' });
  expect(asset).toEqual({ isIn: true, cookie: null });
  // An invalid bucket counts as none.
  const forged = ask('/', { ...open, Cookie: '__Host-talent_bucket=-1' });
  expect(forged.cookie).toContain('__Host-talent_bucket=1;');
  // Nor for a file for other sites, even where a browser opens it.
  const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  expect(ask('/open/embed/pay', open, 200, forOthers).cookie).toBeNull();
});

const inside = { Cookie: '__Host-talent_bucket=0' };
const outside = { Cookie: '__Host-talent_bucket=9999' };

it('counts a file for the side with its version, for any visitor, and for no side where neither has it', () => {
  const { ask, counted } = setUp(50);
  ask('/assets/mfe-blog/2.0.0/a.js', outside, 500);
  ask('/assets/mfe-blog/1.0.0/a.js', inside);
  ask('/assets/mfe-blog/0.9.0/a.js', inside, 500);
  ask('/_pages/1.0.0/mfe-blog/2.0.0/root/data.json', inside);
  ask('/assets/shell/1.0.0/a.js', inside);
  ask('/', outside, 503);
  ask('/_platform/answer', inside, 502);
  expect(counted()).toMatchObject({ trials: [3, 2], beyond: [[1, 1]] });
  // By its version where the URL names that, else by its content; one of both for the visitor.
  ask('/assets/mfe-blog/page-bbbbbbbb.js', outside, 500);
  ask('/assets/mfe-blog/~1/page-bbbbbbbb.js', outside);
  ask('/assets/mfe-blog/page-aaaaaaaa.js', inside);
  ask('/assets/mfe-blog/both-01234567.js', inside);
  ask('/assets/mfe-blog/both-01234567.js', outside);
  ask('/assets/mfe-blog/page-cccccccc.js', inside, 500);
  expect(counted()).toMatchObject({ trials: [6, 4] });
});

it('a visitor has one number for canaries and flags, in one cookie, which over https no other host can set', () => {
  let drawn = 0;
  const buckets = createVisitorBuckets({ secure: true, drawBucket: () => ++drawn });
  const request = new Request('https://www.example.com/', { headers: open });
  expect([buckets.of(request), buckets.of(request)]).toEqual([1, 1]);
  const response = new Response(null, { headers: { 'Cache-Control': 'no-cache' } });
  buckets.vary(request, buckets.vary(request, response));
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-talent_bucket=1; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000; Secure',
  ]);
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(response.headers.get('Vary')).toBe('Cookie');
  const ask = (Cookie: string) =>
    buckets.of(new Request('https://a.example', { headers: { Cookie } }));
  expect([ask('talent_bucket=3'), ask('__Host-talent_bucket=3')]).toEqual([null, 3]);
});
