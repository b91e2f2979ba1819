import { expect, it } from 'vitest';
import { integrityPolicy } from './integrity-policy.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway, testOptions } from '../testing/start-gateway.ts';
import { withTrust } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';

const { site, backend } = testOptions(withTrust(createMemoryStore(), testTrust));

const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const CHROME_OF_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0.0.0 Mobile/15E148 Safari/604.1';

const policyOf = (
  facts: { integrityMode?: 'enforce' | 'report' | 'off'; origin?: string; browser?: string } = {},
) => {
  const { integrityMode, origin = site.origin, browser = CHROMIUM } = facts;
  const security = { site: { ...site, origin }, backend, ...(integrityMode && { integrityMode }) };
  const request = new Request('http://localhost/', { headers: { 'User-Agent': browser } });
  const { Vary: _, ...policy } = integrityPolicy(request, security);
  return policy;
};

it('makes browsers refuse scripts without a hash', () => {
  expect(policyOf()).toEqual({
    'Integrity-Policy': 'blocked-destinations=(script)',
  });
});

it('names the reporting address where browsers accept one', () => {
  expect(policyOf({ origin: 'https://www.example.com' })).toEqual({
    'Integrity-Policy': 'blocked-destinations=(script), endpoints=(csp)',
  });
});

it('only reports, or is absent, as it is set', () => {
  expect(Object.keys(policyOf({ integrityMode: 'report' }))).toEqual([
    'Integrity-Policy-Report-Only',
  ]);
  expect(policyOf({ integrityMode: 'off' })).toEqual({});
});

it.each([
  ['Firefox', FIREFOX, true],
  ['Chrome', CHROMIUM, true],
  ['a browser that does not say its name', '', true],
  ['Safari', SAFARI, false],
  ['Chrome of iOS', CHROME_OF_IOS, false],
])('%s: scripts without a hash are refused: %s', (_name, browser, isSent) => {
  expect('Integrity-Policy' in policyOf({ browser })).toBe(isSent);
  // WebKit would report every script that another one imports.
  const reports = policyOf({ browser, integrityMode: 'report' });
  expect('Integrity-Policy-Report-Only' in reports).toBe(isSent);
});

it('is the same for a browser whether its answer is made or kept', async () => {
  const { store } = await createStandardSite();
  const { request } = await startGateway(store);
  for (const _ of ['made', 'kept']) {
    for (const path of ['/', '/nowhere']) {
      const safari = await request(path, { headers: { 'User-Agent': SAFARI } });
      expect(safari.headers['integrity-policy']).toBeUndefined();
      expect(safari.headers['vary']).toBe('User-Agent, Accept-Encoding');
      const chromium = await request(path, { headers: { 'User-Agent': CHROMIUM } });
      expect(chromium.headers['integrity-policy']).toBe('blocked-destinations=(script)');
      expect(chromium.headers['vary']).toBe('User-Agent, Accept-Encoding');
    }
  }
});

it('is on documents, the not-found page among them, and on nothing else', async () => {
  const { store } = await createStandardSite();
  const { request } = await startGateway(store);
  const policy = async (path: string) => (await request(path)).headers['integrity-policy'];
  expect(await policy('/')).toBe('blocked-destinations=(script)');
  expect(await policy('/nowhere')).toBe('blocked-destinations=(script)');
  expect(await policy('/sitemap.xml')).toBeUndefined();
});
