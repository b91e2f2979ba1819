import { expect, it } from 'vitest';
import { isPlainHost } from './plain-host.ts';

it.each(['localhost', 'localhost:8080', 'www.example.com', 'xn--bcher-kva.example', '127.0.0.1:1'])(
  'takes %s',
  (host) => {
    expect(isPlainHost(host)).toBe(true);
    expect(isPlainHost(host)).toBe(true);
  },
);

it.each([
  undefined,
  '',
  ' ',
  'a b<>',
  'a_b',
  'Example.com',
  'example.com.',
  '.',
  'a..b',
  '-a',
  'a-',
  'example.com:',
  'example.com:0',
  'example.com:080',
  'example.com:80',
  'example.com:65536',
  'user@example.com',
  'example.com/a',
  'a?b',
  'a#b',
  'a\\b',
  '[::1]',
  '%41',
  'b\u00fccher.example',
  '256.256.256.256',
  '1.2.3.4.5',
  '127.1',
  '0x7f.1',
  'a.08',
  'a'.repeat(256),
])('does not accept %s', (host) => {
  expect(isPlainHost(host)).toBe(false);
  expect(isPlainHost(host)).toBe(false);
});

it('recognizes a host after many others', () => {
  for (let at = 0; at < 1000; at += 1) isPlainHost(`host-${at}`);
  expect(isPlainHost('www.example.com')).toBe(true);
  expect(isPlainHost('256.256.256.256')).toBe(false);
});
