import { expect, it } from 'vitest';
import { TEST_PUBLIC_KEY } from '../../registry/testing/test-trust.ts';
import { EnvironmentError } from '@talent/settings/environment-error';
import { readWorkerEnvironment } from './worker-environment.ts';

const secret = 's'.repeat(32);
const BUCKET = { get: () => null, put: () => null };
const needed = {
  BUCKET,
  SITE_URL: 'https://www.example.com',
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  GUARD_SECRET: secret,
  GATEWAY_SECRET: secret,
  COMPOSER_URL: 'https://composer.example.com/',
  RELEASE_KEYS: TEST_PUBLIC_KEY,
};

function problemsOf(bindings: Record<string, unknown>): string[] {
  try {
    readWorkerEnvironment(bindings);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems.map(({ variable }) => variable);
    throw error;
  }
  return [];
}

it('the bindings of a Worker are read once, with the defaults of the site', () => {
  expect(readWorkerEnvironment(needed)).toMatchObject({
    bucket: BUCKET,
    folder: '',
    pollMs: 2000,
    integrityMode: 'enforce',
    collectAnalytics: false,
    localOverrides: false,
    backend: { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_abc' },
    composerUrl: 'https://composer.example.com',
    releaseKeys: [TEST_PUBLIC_KEY],
    site: { brand: 'AI Talent Experts', origin: 'https://www.example.com' },
  });
});

it('the bindings of a Worker must all be there: whatever is missing is named at once', () => {
  expect(problemsOf({})).toEqual(Object.keys(needed));
  expect(problemsOf({ ...needed, COMPOSER_URL: ' ' })).toEqual(['COMPOSER_URL']);
});

it.each([
  ['BUCKET', 'talent-site'],
  ['BUCKET_FOLDER', '../elsewhere'],
  ['SITE_URL', 'www.example.com'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc'],
  ['PREVIEW_ORIGIN', 'https://www.example.com:8443'],
  ['GUARD_SECRET', 'short'],
  ['RELEASE_KEYS', 'no key'],
  ['INTEGRITY_POLICY', 'on'],
  ['LOCAL_OVERRIDES', 'yes'],
])('the bindings of a Worker must make sense: %s', (name, value) => {
  expect(problemsOf({ ...needed, [name]: value })).toEqual([name]);
});
