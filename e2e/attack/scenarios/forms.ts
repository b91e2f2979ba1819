import { Agent } from 'node:http';
import { expect } from 'vitest';
import type { AttackedSite } from '../attacked-site.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };

/** Sends forms, addresses and reports with what should not come out of them again. */
export async function attack(site: AttackedSite): Promise<void> {
  await largeBodies(site);
  await scripts(site);
  await redirects(site);
}

/** The site answers 413 without reading the rest; a sender in the middle of it may see the connection close instead. */
async function largeBodies({ ask }: AttackedSite): Promise<void> {
  const agent = new Agent({ keepAlive: false });
  const body = new Uint8Array(7 * 1024 * 1024).fill(32);
  for (const more of [{}, { 'Transfer-Encoding': 'chunked' }]) {
    const headers = { 'Content-Type': 'application/json', ...more };
    const status = await ask('/functions/v1/contact', {
      method: 'POST',
      headers,
      body,
      agent,
    }).then(
      (answer) => answer.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(status);
  }
}

/** Markup in everything that is shown again. */
async function scripts({ ask }: AttackedSite): Promise<void> {
  const paths = [
    '/',
    '/nowhere',
    '/ai-hiring-insights-blog',
    '/functions/v1/blog-search',
    '/functions/v1/newsletter-confirm',
    '/functions/v1/newsletter-unsubscribe',
    '/functions/v1/salary-alert-confirm',
    '/functions/v1/salary-alert-unsubscribe',
    '/functions/v1/salary-bands',
  ];
  const fields = 'name email company message user_role role country page'.split(' ');
  for (const text of [
    '"><script>alert(1)</script>',
    `'"><img src=x onerror=alert(1)>`,
    '</textarea><svg onload=alert(1)>',
  ]) {
    const escaped = encodeURIComponent(text);
    const queries = paths.map((path) => `${path}?q=${escaped}&token=${escaped}&page=${escaped}`);
    const body = new URLSearchParams(fields.map((name) => [name, text])).toString();
    const answers = await Promise.all([
      ...[...queries, `/${escaped}`].map((path) => ask(path, { headers: { Accept: 'text/html' } })),
      ...['contact', 'newsletter', 'apply', 'salary-access', 'salary-alert'].map((name) =>
        ask(`/functions/v1/${name}`, { method: 'POST', headers: FORM, body }),
      ),
      ask('/functions/v1/csp-report', {
        method: 'POST',
        headers: { 'Content-Type': 'application/csp-report' },
        body: JSON.stringify({ 'csp-report': { 'document-uri': text, 'blocked-uri': text } }),
      }),
    ]);
    for (const answer of answers) {
      expect(answer.text).not.toMatch(/<script>alert|<img src=x|<svg onload/);
      expect(answer.status).toBeLessThan(500);
    }
  }
}

/** Every way to be led on, with an address of another site. */
async function redirects({ ask, port }: AttackedSite): Promise<void> {
  const paths = [
    '/about',
    '/blog',
    '/contact',
    '/_channel/next',
    '/admin-login-xyz123',
    '/auth/v1/verify',
    '/auth/v1/authorize',
    '/auth/v1/logout',
    '/functions/v1/newsletter-confirm',
    '/functions/v1/salary-alert-confirm',
    '/functions/v1/linkedin-connection',
  ];
  const left: string[] = [];
  const look = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
    const { location } = (await ask(path, { headers })).headers;
    const to = location === undefined ? null : URL.parse(location, `http://localhost:${port}`);
    if (location !== undefined && !['localhost', '127.0.0.1'].includes(to?.hostname ?? ''))
      left.push(`${path}: ${location}`);
  };
  await look('/about', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    'https://evil.example',
    '/%09/evil.example',
    '///evil.example/..',
  ]) {
    const query = `to=${to}&next=${to}&redirect_to=${to}&type=recovery&token=x&provider=google`;
    for (const path of paths) await look(`${path}?${query}`);
    for (const path of [`/${to}`, `/${to}/about`, `/about/${to}`, `/about?${to}`]) await look(path);
  }
  expect(left).toEqual([]);
}
