import { expect, it } from 'vitest';
import { createVisitorBuckets } from './visitor-buckets.ts';

const document = { headers: { 'Sec-Fetch-Dest': 'document' } };

it('a visitor has one number for canaries and flags, and gets one cookie with it', () => {
  let drawn = 0;
  const buckets = createVisitorBuckets({ secure: true, drawBucket: () => ++drawn });
  const request = new Request('https://www.example.com/', document);
  expect([buckets.of(request), buckets.of(request)]).toEqual([1, 1]);
  const response = new Response(null, { headers: { 'Cache-Control': 'no-cache' } });
  buckets.vary(request, buckets.vary(request, response));
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-talent_bucket=1; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000; Secure',
  ]);
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(response.headers.get('Vary')).toBe('Cookie');
});

it('over https a number counts only from the cookie that no other host can set', () => {
  const buckets = createVisitorBuckets({ secure: true, drawBucket: () => 7 });
  const ask = (Cookie: string) =>
    buckets.of(new Request('https://a.example', { headers: { Cookie } }));
  expect([ask('talent_bucket=3'), ask('__Host-talent_bucket=3')]).toEqual([null, 3]);
});

it('a forged number is drawn anew', () => {
  const buckets = createVisitorBuckets({ secure: false, drawBucket: () => 7 });
  const headers = { ...document.headers, Cookie: 'talent_bucket=99999' };
  expect(buckets.of(new Request('https://www.example.com/', { headers }))).toBe(7);
});
