import { describe, expect, it } from 'vitest';
import { integrityPolicy } from './integrity-policy.ts';
import {
  contentSecurityPolicy,
  FOR_OTHER_SITES,
  secure,
  securityHeaders,
} from './security-headers.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';
import { TEST_SITE } from '../testing/test-site.ts';

const site = TEST_SITE;
const embedded = {
  site,
  backend: { url: 'http://backend.example', fetch: async () => new Response() },
};
const hosted = { site, backend: { url: 'https://project.supabase.example' } };

describe('security headers', () => {
  it('allow only scripts of the site and the one import map, and connections to a hosted backend', () => {
    expect(contentSecurityPolicy(embedded, ['sha256-abc='])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; frame-src 'none'; worker-src 'none'; frame-ancestors 'self'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'; " +
        'report-uri /functions/v1/csp-report',
    );
    expect(contentSecurityPolicy(embedded, [])).toContain("script-src 'self';");
    expect(contentSecurityPolicy(hosted, [])).toContain(
      "connect-src 'self' https://project.supabase.example;",
    );
    const same = { site, backend: { url: `${site.origin}/` } };
    expect(contentSecurityPolicy(same, [])).toContain("connect-src 'self';");
  });

  it.each([
    ['text/javascript; charset=utf-8', false],
    ['text/css', false],
    ['font/woff2', false],
    ['image/png', false],
    ['application/json', false],
    ['text/html; charset=utf-8', true],
    ['image/svg+xml', true],
    ['application/xml', true],
    ['application/xhtml+xml', true],
    ['', true],
  ])('have the whole policy on "%s" where it may be a document: %s', (type, isDocument) => {
    const headers = type === '' ? {} : { 'Content-Type': type };
    const answer = secure(new Response(null, { headers }), embedded);
    // What is opened on its own is allowed nothing, in few bytes.
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      isDocument
        ? contentSecurityPolicy(embedded, [])
        : "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  const https = { ...embedded, site: { ...site, origin: 'https://www.example.com' } };

  it('name the reporting address in every form that browsers support, and require https, where the site has it', () => {
    expect(contentSecurityPolicy(https, [])).toMatch(
      /; report-uri \/functions\/v1\/csp-report; report-to csp$/,
    );
    expect(securityHeaders(https)['Reporting-Endpoints']).toBe('csp="/functions/v1/csp-report"');
    expect(contentSecurityPolicy(embedded, [])).not.toContain('report-to');
    expect(securityHeaders(embedded)).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders(https)).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('keep other sites from embedding files, except those made for them', () => {
    const policy = (headers: Record<string, string>) =>
      secure(new Response('', { headers }), embedded).headers.get('Cross-Origin-Resource-Policy');
    expect(policy({})).toBe('same-origin');
    expect(policy({ 'Cross-Origin-Resource-Policy': 'unknown' })).toBe('same-origin');
    expect(policy(FOR_OTHER_SITES)).toBe('cross-origin');
  });

  it('refuse every feature of the browser on documents that are no page of an app', () => {
    const policy = (type: string) =>
      secure(new Response('', { headers: { 'Content-Type': type } }), embedded)
        .headers.get('Permissions-Policy')
        ?.split(', ');
    const document = policy('text/html; charset=utf-8');
    expect(document).toEqual(
      expect.arrayContaining(['camera=()', 'hid=()', 'local-network-access=()', 'unload=()']),
    );
    expect(document?.filter((directive) => !directive.endsWith('=()'))).toEqual([]);
    expect(policy('text/javascript; charset=utf-8')).toHaveLength(5);
  });

  it('let a page send less of its address than usual, and never more', () => {
    const strict = new Response('', { headers: { 'Referrer-Policy': 'no-referrer' } });
    expect(secure(strict, embedded).headers.get('Referrer-Policy')).toBe('no-referrer');
    const loose = new Response('', { headers: { 'Referrer-Policy': 'unsafe-url' } });
    expect(secure(loose, embedded).headers.get('Referrer-Policy')).toBe(
      'strict-origin-when-cross-origin',
    );
  });
});

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
  const security = {
    site: { ...site, origin },
    backend: embedded.backend,
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
