import { expect, test } from 'vitest';
import { forwardedAddress } from './client-address.ts';
import { hmacUuid, normalAddress, normalEmail, wideNetwork } from './hash.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('the address %j counts as %j', (address, normal) => {
  expect(normalAddress(address)).toBe(normal);
});

test.each([
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['', null],
])('the address %j is part of the network %j', (address, network) => {
  expect(wideNetwork(address)).toBe(network);
});

test('case and spaces do not make another e-mail address', () => {
  expect(normalEmail(' Ada@Company.Example ')).toBe('ada@company.example');
});

test('a derived key is a UUID, the same for the same text and secret', async () => {
  const uuid = await hmacUuid('secret', 'text');
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await hmacUuid('secret', 'text')).toBe(uuid);
  expect(await hmacUuid('other', 'text')).not.toBe(uuid);
});

test('an address that the visitor wrote into the header is not trusted', () => {
  const request = new Request('http://site.example', {
    headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.1' },
  });
  expect(forwardedAddress(request, 1)).toBe('10.0.0.1');
  expect(forwardedAddress(request, 2)).toBe('203.0.113.7');
  expect(forwardedAddress(new Request('http://site.example'), 1)).toBe('');
});
