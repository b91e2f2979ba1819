import { expect, it } from 'vitest';
import { integrityPolicy } from './integrity-policy.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';
import { TEST_SITE } from '../testing/test-site.ts';

const backend = { url: 'http://backend.example' };

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
  const { integrityMode, origin = TEST_SITE.origin, browser = CHROMIUM } = facts;
  const security = {
    site: { ...TEST_SITE, origin },
    backend,
    ...(integrityMode && { integrityMode }),
  };
  const request = new Request('http://localhost/', { headers: { 'User-Agent': browser } });
  const { Vary: _, ...policy } = integrityPolicy(request, security);
  return policy;
};

const refused = { 'Integrity-Policy': 'blocked-destinations=(script)' };
const reported = { 'Integrity-Policy-Report-Only': 'blocked-destinations=(script)' };

it.each<[string, Parameters<typeof policyOf>[0], object]>([
  ['makes browsers refuse scripts without a hash', {}, refused],
  [
    'names the reporting address where browsers accept one',
    { origin: 'https://www.example.com' },
    { 'Integrity-Policy': 'blocked-destinations=(script), endpoints=(csp)' },
  ],
  ['only reports, as it is set', { integrityMode: 'report' }, reported],
  ['is absent, as it is set', { integrityMode: 'off' }, {}],
])('%s', (_, facts, policy) => {
  expect(policyOf(facts)).toEqual(policy);
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
  const { request } = await startStandardGateway();
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
  expect((await request('/sitemap.xml')).headers['integrity-policy']).toBeUndefined();
});
