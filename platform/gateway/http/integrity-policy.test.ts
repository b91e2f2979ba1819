import { expect, it } from 'vitest';
import { integrityPolicy } from './integrity-policy.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway, testOptions } from '../testing/start-gateway.ts';
import { withTrust } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';

const { site, backend } = testOptions(withTrust(createMemoryStore(), testTrust));
const route = { pattern: '/', guard: null, prerender: 'static', revalidate: null } as const;
const files = { scripts: [], styles: [], sitemap: null };
const shell = { kind: 'shell', routes: [{ ...route, ...files }] } as const;
const remote = { kind: 'remote', routes: [{ ...route, ...files, later: [] }] } as const;
const older = { kind: 'remote', routes: [{ ...route, ...files }] } as const;
const resource = { kind: 'remote', routes: [{ ...route, ...files, kind: 'resource' }] } as const;

const policyOf = (
  apps: readonly object[],
  facts: { integrityMode?: 'enforce' | 'report' | 'off'; origin?: string } = {},
) => {
  const { integrityMode = 'enforce', origin = site.origin } = facts;
  const security = { site: { ...site, origin }, backend, integrityMode };
  return integrityPolicy(security, { manifests: apps as never });
};

it('makes browsers refuse scripts without a hash', () => {
  expect(policyOf([shell, remote, resource])).toEqual({
    'Integrity-Policy': 'blocked-destinations=(script)',
  });
});

it('names the reporting address where browsers accept one', () => {
  expect(policyOf([shell, remote], { origin: 'https://www.example.com' })).toEqual({
    'Integrity-Policy': 'blocked-destinations=(script), endpoints=(csp)',
  });
});

it('only reports where an app does not list what its pages import later', () => {
  expect(policyOf([shell, remote, older])).toEqual({
    'Integrity-Policy-Report-Only': 'blocked-destinations=(script)',
  });
});

it('only reports, or is absent, as it is set', () => {
  expect(Object.keys(policyOf([shell, remote], { integrityMode: 'report' }))).toEqual([
    'Integrity-Policy-Report-Only',
  ]);
  expect(policyOf([shell, remote], { integrityMode: 'off' })).toEqual({});
});

it('is on documents, the not-found page among them, and on nothing else', async () => {
  const { store } = await createStandardSite();
  const { request } = await startGateway(store);
  const policy = async (path: string) =>
    (await request(path)).headers['integrity-policy-report-only'];
  expect(await policy('/')).toBe('blocked-destinations=(script)');
  expect(await policy('/nowhere')).toBe('blocked-destinations=(script)');
  expect(await policy('/sitemap.xml')).toBeUndefined();
});
