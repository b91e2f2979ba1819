import { toBase64Url } from '@talent/artifact/encoding';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSignedCookie } from './signed-cookie.ts';

const begun = Date.UTC(2025, 5, 1);
const facts = { user: 'ada', exp: begun / 1000 + 600 };
const schema = z.strictObject({ user: z.string(), exp: z.number() });
const secret = 'a secret of at least 32 characters!';

function setUp(kind = 'guard', options = {}) {
  const clock = { time: begun };
  const now = () => new Date(clock.time);
  const cookie = createSignedCookie(kind, schema, { secret, secure: false, now, ...options });
  const read = (value: string) =>
    cookie.read(new Request('http://site.example/', { headers: { Cookie: value } }));
  const issued = async () => (await cookie.issue(facts)).split(';')[0] ?? '';
  return { cookie, clock, read, issued };
}

it('a signed cookie is valid until it expires, and not a millisecond longer', async () => {
  const { clock, read, issued } = setUp();
  const value = await issued();
  expect(await read(`theme=dark; talent_guard=x; ${value}`)).toEqual(facts);
  clock.time += 599_999;
  expect(await read(value)).toEqual(facts);
  clock.time += 1;
  expect(await read(value)).toBeNull();
});

it('is refused when any part of it was changed, and when another secret or purpose has signed it', async () => {
  const { read, issued } = setUp();
  const value = await issued();
  const [name, payload = '', signature = ''] = value.split(/[=.]/);
  const later = toBase64Url(new TextEncoder().encode(JSON.stringify({ user: 'ada', exp: 9e9 })));
  for (const forged of [
    `${name}=${later}.${signature}`,
    `${name}=${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${name}=${payload}.`,
    `${name}=${payload}`,
    `${value}.x`,
    `${name}=%%%.${signature}`,
    `${name}=`,
    `other=${payload}.${signature}`,
    await setUp('guard', { secret: `${secret}?` }).issued(),
    (await setUp('override').issued()).replace('override', 'guard'),
  ]) {
    expect(await read(forged), forged).toBeNull();
  }
});

it('is restricted in the browser, and bound to the host where the site has https', async () => {
  const { cookie } = setUp();
  expect(await cookie.issue(facts)).toMatch(
    /^talent_guard=[\w-]+\.[\w-]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=600$/,
  );
  const secure = setUp('guard', { secure: true }).cookie;
  expect(await secure.issue(facts)).toMatch(
    /^__Host-talent_guard=.*; Path=\/; Secure; Max-Age=600$/,
  );
  expect(cookie.clear()).toBe('talent_guard=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0');
});
