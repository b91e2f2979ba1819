import { beforeEach, describe, expect, it } from 'vitest';
import { toBase64Url } from '@talent/artifact/encoding';
import { createGuardCookie, GUARD_SECONDS, type GuardCookie } from './guard-cookie.ts';

const secret = 'a secret of at least 32 characters!';
let time = Date.UTC(2025, 5, 1);
let cookie: GuardCookie;

const withCookie = (value: string) =>
  new Request('http://site.example/', { headers: { Cookie: value } });
const issued = async (from: GuardCookie = cookie) =>
  (await from.issue('user-1')).split(';')[0] ?? '';

beforeEach(() => {
  time = Date.UTC(2025, 5, 1);
  cookie = createGuardCookie({ secret, secure: false, now: () => new Date(time) });
});

describe('the guard cookie', () => {
  it('is valid until it expires, and not a millisecond longer', async () => {
    const value = await issued();
    expect(await cookie.isValid(withCookie(`theme=dark; ${value}`))).toBe(true);
    time += GUARD_SECONDS * 1000 - 1;
    expect(await cookie.isValid(withCookie(value))).toBe(true);
    time += 1;
    expect(await cookie.isValid(withCookie(value))).toBe(false);
  });

  it('is refused when any part of it was changed', async () => {
    const value = await issued();
    const [name, payload = '', signature = ''] = value.split(/[=.]/);
    const later = toBase64Url(
      new TextEncoder().encode(JSON.stringify({ sub: 'user-1', exp: 9e9 })),
    );
    const forged = [
      `${name}=${later}.${signature}`,
      `${name}=${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${name}=${payload}.`,
      `${name}=${payload}`,
      `${name}=${payload}.${signature}.x`,
      `${name}=%%%.${signature}`,
      `${name}=`,
      `other=${payload}.${signature}`,
    ];
    for (const one of forged) expect(await cookie.isValid(withCookie(one)), one).toBe(false);
  });

  it('is refused when another secret signed it', async () => {
    const other = createGuardCookie({
      secret: `${secret}?`,
      secure: false,
      now: () => new Date(time),
    });
    expect(await cookie.isValid(withCookie(await issued(other)))).toBe(false);
  });

  it('has attributes that restrict it in the browser', async () => {
    expect(await cookie.issue('user-1')).toMatch(
      /^talent_guard=[\w-]+\.[\w-]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=600$/,
    );
    const secure = createGuardCookie({ secret, secure: true, now: () => new Date(time) });
    expect(await secure.issue('user-1')).toMatch(
      /^__Host-talent_guard=.*; Path=\/; Secure; Max-Age=600$/,
    );
    expect(cookie.clear()).toBe('talent_guard=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0');
  });

  it('is refused for a secret that could be guessed', () => {
    expect(() =>
      createGuardCookie({ secret: 'short', secure: false, now: () => new Date() }),
    ).toThrow('32 characters');
  });
});
