import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address.ts';

test.each([
  '185.199.108.133',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2606:50c0:8000::153',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '0.0.0.0',
  '198.19.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  '3fff::1',
  'example.com',
  '',
])('"%s" is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('hosts that are addresses, and names of this machine, are judged by their addresses', async () => {
  expect(await isPublicHost('[::1]')).toBe(false);
  expect(await isPublicHost('127.0.0.1')).toBe(false);
  expect(await isPublicHost('localhost')).toBe(false);
  expect(await isPublicHost('8.8.8.8')).toBe(true);
});

test('spellings of a private address that a URL takes are written out by the URL itself', async () => {
  for (const text of [
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://0177.0.0.1/',
  ]) {
    expect(await isPublicHost(new URL(text).hostname), text).toBe(false);
  }
});
