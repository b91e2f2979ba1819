import { expect, it } from 'vitest';
import { createLocalContext } from './function-context.ts';

/** Whom functions of a site with so many proxies take a request for. */
function addressSeen(proxies: number | undefined, forwarded: string): string {
  const keys = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };
  const { context } = createLocalContext({
    fetch: async () => new Response(),
    secrets: { ...keys, jwtSecret: 'j'.repeat(32), guardSecret: 'g'.repeat(32), adminPassword: '' },
    site: { origin: 'http://localhost', brand: 'x', email: 'x@example.com', postalAddress: [] },
    smtpUrl: 'smtp://127.0.0.1:1',
    settings: {},
    log: () => {},
    ...(proxies === undefined ? {} : { proxies }),
  });
  const headers = { 'x-forwarded-for': forwarded };
  return context.clientAddress(new Request('http://localhost/', { headers }));
}

it('takes the peer of the gateway for the visitor where there is no proxy before it', () => {
  expect(addressSeen(undefined, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});

it('counts a form for the visitor before the proxies, and not for the last of them', () => {
  expect(addressSeen(1, '198.51.100.1, 203.0.113.7, 127.0.0.1')).toBe('203.0.113.7');
  expect(addressSeen(2, '198.51.100.1, 203.0.113.7, 10.0.0.1, 127.0.0.1')).toBe('203.0.113.7');
});
