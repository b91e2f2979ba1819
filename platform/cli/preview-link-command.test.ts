import { expect, it } from 'vitest';
import { readPass } from '../gateway/preview/preview-link.ts';
import { createPreviewedSite } from '../gateway/testing/preview-site.ts';
import { withTrust } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { createTrust } from '../registry/trust.ts';
import { quietShipping, runLine } from './testing/run-line.ts';

async function startCommands({ canSign = true, previewOrigin = null as string | null } = {}) {
  const { store: signed, releaseNext } = await createPreviewedSite();
  await releaseNext();
  const store = canSign
    ? signed
    : withTrust(signed, createTrust({ signingKey: null, publicKeys: [] }));
  const shipping = { ...quietShipping, previewOrigin };
  const compose = async () => undefined;
  return (line: string) =>
    runLine(line.split(' '), () => ({ store, compose, root: '/', shipping }));
}

const passOf = (out: string) => /pass=([\w.-]+)/.exec(out)?.[1] ?? '';

it('signs a link for the requested time, and shows its expiry; by default for seven days, on the origin of previews', async () => {
  const platform = await startCommands();
  const { code, out } = await platform('preview-link next --for 12h --to /about');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Look at it: https:\/\/www\.example\.com\/_channel\/next\?pass=\S+\nAnyone who has the link can open it until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/,
  );
  const now = new Date();
  const pass = await readPass(passOf(out), { trust: testTrust, now });
  expect(pass).toMatchObject({ channel: 'next', to: '/about' });
  expect(((pass?.until ?? 0) * 1000 - now.getTime()) / 3_600_000).toBeCloseTo(12, 1);
  const elsewhere = await startCommands({ previewOrigin: 'https://preview.example.com' });
  const { url, until } = JSON.parse((await elsewhere('preview-link next --json')).out) as {
    url: string;
    until: string;
  };
  expect(url).toMatch(/^https:\/\/preview\.example\.com\/_channel\/next\?pass=/);
  expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
});

it.each<[string, string, number?, { canSign?: boolean }?]>([
  ['preview-link canary', 'channel canary has no release'],
  ['preview-link stable', 'stable is what everyone sees'],
  ['preview-link next --for 31d', '30d at most'],
  ['preview-link next --for 0h', '30d at most'],
  ['preview-link next --to //evil.example', 'is no path of the site'],
  ['preview-link next', 'There is no key to sign releases with', 1, { canSign: false }],
])('refuses "%s": %s', async (line, reason, exit = 2, options = {}) => {
  const platform = await startCommands(options);
  const { code, trouble } = await platform(line);
  expect([code, trouble]).toEqual([exit, expect.stringContaining(reason)]);
});
