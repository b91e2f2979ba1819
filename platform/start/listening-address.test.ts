import { expect, test } from 'vitest';
import { isLoopback, openToOthers, ownOrigin } from './listening-address.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
])('a site on %s reaches itself at %s', (host, origin) => {
  expect(ownOrigin(host, 3000)).toBe(origin);
});

test.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])(
  'only this machine reaches %s',
  (host) => {
    expect(isLoopback(host)).toBe(true);
    expect(openToOthers(host)).toEqual([]);
  },
);

test.each([
  ['0.0.0.0', 'every address of this machine'],
  ['::', 'every address of this machine'],
  ['192.0.2.7', '192.0.2.7'],
])('a start on %s says who reaches it', (host, where) => {
  const text = openToOthers(host).join('\n');
  expect(text).toContain(`The site listens on ${where}`);
  expect(text).toContain('the staff sign-in and the REST interface');
  expect(text).toContain('firewall');
});
