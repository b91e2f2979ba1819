import { expect, it } from 'vitest';
import { createContext } from './serve.ts';

const variables = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of_the_runtime',
  SITE_URL: 'https://www.example.com',
  SITE_EMAIL: 'hello@example.com',
  FUNCTIONS_SECRET: 'f'.repeat(32),
  SMTP_URL: 'smtp://mail.example.com',
};

function addressWith(trusted: Record<string, string>): string {
  const headers = { 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' };
  const request = new Request('https://abc.supabase.co/functions/v1/contact', { headers });
  return createContext({ ...variables, ...trusted }).clientAddress(request);
}

it('takes the key that the runtime gives, and never starts without one', () => {
  expect(createContext(variables).site.origin).toBe('https://www.example.com');
  const { SUPABASE_SERVICE_ROLE_KEY: _, ...without } = variables;
  expect(() => createContext(without)).toThrow('SUPABASE_SECRET_KEY');
});

it.each([
  [{}, '192.0.2.2'],
  [{ TRUSTED_PROXIES: '' }, '192.0.2.2'],
  [{ TRUSTED_PROXIES: '2' }, '192.0.2.1'],
])('reads the address of a client behind its proxies: %j', (trusted, address) => {
  expect(addressWith(trusted)).toBe(address);
});
