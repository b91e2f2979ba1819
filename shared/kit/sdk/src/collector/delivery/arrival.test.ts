import { expect, it } from 'vitest';
import { readArrival } from './send-events.ts';

it('reads the campaign and the referring host', () => {
  const address = 'https://site.example/?utm_source=newsletter&utm_campaign=%20may%20&q=ada';
  expect(readArrival(address, 'https://www.linkedin.com/feed?x=1')).toEqual({
    referrer_host: 'www.linkedin.com',
    utm: { source: 'newsletter', campaign: 'may' },
  });
});

it.each([
  '',
  'https://site.example/about',
  'android-app://com.example/'.replace('com.example', ''),
])('names no host for the referrer "%s"', (referrer) => {
  expect(readArrival('https://site.example/', referrer).referrer_host).toBeNull();
});

it('cuts values longer than 100 characters', () => {
  const { utm } = readArrival(`https://site.example/?utm_source=${'x'.repeat(200)}`, '');
  expect(utm.source).toHaveLength(100);
});

it('names only the campaign parameters that the address has', () => {
  expect(Object.keys(readArrival('https://site.example/?utm_term=x&utm_source=', '').utm)).toEqual([
    'term',
  ]);
});

it('reads nothing from an address that cannot be read', () => {
  expect(readArrival('', 'https://a.example/')).toEqual({ referrer_host: 'a.example', utm: {} });
});
