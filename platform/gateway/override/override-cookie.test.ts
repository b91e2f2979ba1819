import { describe, expect, it } from 'vitest';
import { BLOG, startOverridableSite } from '../testing/override-site.ts';
import { cookieOf } from '../testing/preview-site.ts';
import { compositionOf, fingerprint } from '../testing/raw-request.ts';

describe('the cookie of an override', () => {
  it('lasts half an hour, and no script or other site reads or sends it', async () => {
    const { begin } = await startOverridableSite();
    const { status, headers, body } = await begin();
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual({
      status: 'begun',
      until: '2026-11-27T14:30:00.000Z',
      to: '/',
    });
    expect(headers['set-cookie']).toHaveLength(1);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^talent_override=[\w-]+\.[\w-]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=1800$/,
    );
  });

  it('is worth nothing when it was changed, or made for something else', async () => {
    const { get, cookies } = await startOverridableSite();
    const [guard = '', good = ''] = (await cookies()).split('; ');
    const live = fingerprint(await get(BLOG));
    for (const cookie of [
      `${good}x`,
      'talent_override=',
      guard.replace('talent_guard', 'talent_override'),
      good.replace('talent_override', 'talent_channel'),
    ]) {
      expect(fingerprint(await get(BLOG, `${guard}; ${cookie}`)), cookie).toEqual(live);
    }
    const asGuard = good.replace('talent_override', 'talent_guard');
    expect(compositionOf(await get('/seo-dashboard', asGuard)).override).toBeUndefined();
    expect((await get('/seo-dashboard', asGuard)).status).toBe(404);
    expect(compositionOf(await get(BLOG, `${guard}; ${good}`)).override).toBeDefined();
  });

  it('is over after half an hour, and needs a guard cookie that is valid until then', async () => {
    const { get, cookies, signIn, clock } = await startOverridableSite();
    const both = await cookies();
    const overridden = async (Cookie: string) =>
      compositionOf(await get(BLOG, Cookie)).override !== undefined;
    clock.time += 601_000;
    expect(await overridden(both)).toBe(false);
    clock.time += 1_198_000;
    const renewed = `${await signIn('ada', 'one')}; ${both.split('; ')[1]}`;
    expect(await overridden(renewed)).toBe(true);
    clock.time += 1000;
    expect(await overridden(renewed)).toBe(false);
  });

  it('is worth nothing once the database says so, or says nothing', async () => {
    const { get, cookies, clock, open, state, log } = await startOverridableSite();
    const Cookie = await cookies();
    const isShown = async () => {
      clock.time += 2001;
      return compositionOf(await get(BLOG, Cookie)).override !== undefined;
    };
    expect(await isShown()).toBe(true);
    state.isDown = true;
    expect(await isShown()).toBe(false);
    state.isDown = false;
    expect(await isShown()).toBe(true);
    open.clear();
    expect(await isShown()).toBe(false);
    expect(log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('has no effect where the settings do not allow it, also when it was begun before', async () => {
    const allowed = await startOverridableSite();
    const Cookie = await allowed.cookies();
    const refused = await startOverridableSite({ localOverrides: false });
    expect(fingerprint(await refused.get(BLOG, Cookie))).toEqual(
      fingerprint(await refused.get(BLOG)),
    );
    expect(cookieOf(await refused.begin())).toBe('');
  });
});
