import { expect, it } from 'vitest';
import { senderAddress } from './sender-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::9', '2001:db8:1'],
  ['2001:db8:1:ffff:8::1', '2001:db8:1'],
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['::1', null],
])('failures from %s are of the sender %s', (address, sender) => {
  const request = new Request('http://www.example.com/');
  expect(senderAddress(request, { address }, 0)).toBe(sender);
});

it('a visitor cannot choose another sender before our own proxy', () => {
  const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' };
  const request = new Request('http://www.example.com/', { headers });
  expect(senderAddress(request, { address: '127.0.0.1' }, 1)).toBe('203.0.113.9');
});
