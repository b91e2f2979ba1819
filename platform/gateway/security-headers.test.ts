import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { testOptions } from './testing/start-gateway.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const { site } = testOptions(createMemoryStore());
const embedded = {
  site,
  backend: { url: 'http://backend.example', fetch: async () => new Response() },
};
const hosted = { site, backend: { url: 'https://project.supabase.example' } };

describe('security headers', () => {
  it('allow scripts of the site and the one import map only', () => {
    expect(contentSecurityPolicy(embedded, 'sha256-abc=')).toBe(
      "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types inert-html structured-data",
    );
    expect(contentSecurityPolicy(embedded, null)).toContain("script-src 'self';");
  });

  it('let a page connect to a hosted backend, which has an origin of its own', () => {
    expect(contentSecurityPolicy(hosted, null)).toContain(
      "connect-src 'self' https://project.supabase.example;",
    );
    const same = { site, backend: { url: `${site.origin}/` } };
    expect(contentSecurityPolicy(same, null)).toContain("connect-src 'self';");
  });

  it('ask for https only where the site has it', () => {
    const https = { ...embedded, site: { ...site, origin: 'https://www.example.com' } };
    expect(securityHeaders(embedded)).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders(https)).toHaveProperty('Strict-Transport-Security');
  });
});
