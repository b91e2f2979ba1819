import { describe, expect, it } from 'vitest';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const PATH = '/.well-known/security.txt';

describe('security.txt', () => {
  it('names the contact of the site and is never outdated', async () => {
    const clock = { time: Date.UTC(2026, 10, 22, 13, 14) };
    const now = () => new Date(clock.time);
    const { store } = await createStandardSite(now);
    const { request } = await startGateway(store, { now });
    const { status, headers, body } = await request(PATH);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe(
      'Contact: mailto:hello@example.com\n' +
        'Expires: 2027-05-21T00:00:00.000Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: http://www.example.com/.well-known/security.txt\n',
    );
    // Five years later, with the same gateway.
    clock.time = Date.UTC(2031, 10, 22);
    expect((await request(PATH)).body.toString()).toContain('Expires: 2032-05-20T00:00:00.000Z\n');
  });

  it('links to the disclosure page where the site has one', async () => {
    const { store, apps, compose } = await createStandardSite();
    const page = { pattern: '/blog/:slug', text: 'x' };
    await compose(apps.shell, apps.blog, [{ ...page, path: '/responsible-disclosure' }]);
    const { request } = await startGateway(store);
    expect((await request(PATH)).body.toString()).toContain(
      'Policy: http://www.example.com/responsible-disclosure\n',
    );
  });

  it('is read-only, and the only file in its folder', async () => {
    const { store } = await createStandardSite();
    const { request } = await startGateway(store);
    const { status, headers } = await request(PATH, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await request('/.well-known/other')).status).toBe(404);
  });
});
