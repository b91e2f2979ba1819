import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  FOR_OTHER_SITES,
  secure,
  securityHeaders,
} from './security-headers.ts';
import { TEST_SITE } from '../testing/test-site.ts';

const site = TEST_SITE;
const embedded = {
  site,
  backend: { url: 'http://backend.example', fetch: async () => new Response() },
};
const hosted = { site, backend: { url: 'https://project.supabase.example' } };

describe('security headers', () => {
  it('allow only scripts of the site and the one import map', () => {
    expect(contentSecurityPolicy(embedded, ['sha256-abc='])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; frame-src 'none'; worker-src 'none'; frame-ancestors 'self'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'; " +
        'report-uri /functions/v1/csp-report',
    );
    expect(contentSecurityPolicy(embedded, [])).toContain("script-src 'self';");
  });

  it('let a page connect to a hosted backend, which has an origin of its own', () => {
    expect(contentSecurityPolicy(hosted, [])).toContain(
      "connect-src 'self' https://project.supabase.example;",
    );
    const same = { site, backend: { url: `${site.origin}/` } };
    expect(contentSecurityPolicy(same, [])).toContain("connect-src 'self';");
  });

  it.each([
    'text/javascript; charset=utf-8',
    'text/css',
    'font/woff2',
    'image/png',
    'application/json',
  ])('allow nothing where a %s is opened on its own, in few bytes', (type) => {
    const answer = secure(new Response('', { headers: { 'Content-Type': type } }), embedded);
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  it.each([
    'text/html; charset=utf-8',
    'image/svg+xml',
    'application/xml',
    'application/xhtml+xml',
    '',
  ])('have the whole policy on "%s", which may be a document', (type) => {
    const headers = type === '' ? {} : { 'Content-Type': type };
    const answer = secure(new Response(null, { headers }), embedded);
    expect(answer.headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy(embedded, []));
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

  it('are the same on every answer, apart from the policies', () => {
    expect(securityHeaders(embedded)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
    const strict = new Response('', { headers: { 'Referrer-Policy': 'no-referrer' } });
    expect(secure(strict, embedded).headers.get('Referrer-Policy')).toBe('no-referrer');
    const loose = new Response('', { headers: { 'Referrer-Policy': 'unsafe-url' } });
    expect(secure(loose, embedded).headers.get('Referrer-Policy')).toBe(
      'strict-origin-when-cross-origin',
    );
  });
});
