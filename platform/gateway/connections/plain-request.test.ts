import { expect, it } from 'vitest';
import { isPlainHost } from './plain-host.ts';
import { readPlainRequest } from './plain-request.ts';

const read = (...lines: string[]) => readPlainRequest(Buffer.from(lines.join('\r\n'), 'latin1'));
const get = (...headers: string[]) => read('GET /a?b=c HTTP/1.1', 'Host: h', ...headers, '', '');

it('reads the address and the headers of a plain request', () => {
  expect(get('Accept-Encoding: gzip, br', 'sec-fetch-dest:document')).toEqual({
    method: 'GET',
    url: '/a?b=c',
    headers: { host: 'h', 'accept-encoding': 'gzip, br', 'sec-fetch-dest': 'document' },
  });
  expect(get('Connection: Keep-Alive')).not.toBeNull();
  expect(get('Cookie: a=b')?.headers).toMatchObject({ cookie: 'a=b' });
});

it.each([
  ['a method of its own', () => read('POST / HTTP/1.1', 'Host: h', '', '')],
  ['a lower-case method', () => read('get / HTTP/1.1', 'Host: h', '', '')],
  ['another protocol', () => read('GET / HTTP/1.0', 'Host: h', '', '')],
  ['an address of another server', () => read('GET http://h/ HTTP/1.1', 'Host: h', '', '')],
  ['a space in the address', () => read('GET /a b HTTP/1.1', 'Host: h', '', '')],
  ['no host', () => read('GET / HTTP/1.1', 'Accept: */*', '', '')],
  ['no header at all', () => read('GET / HTTP/1.1', '', '')],
  ['a header twice', () => get('Accept: a', 'accept: b')],
  ['a host twice', () => get('Host: other')],
  ['a folded header', () => get('Accept: a', ' b')],
  ['a space before the colon', () => get('Accept : a')],
  ['a line end of its own kind', () => get('Accept: a\nX: b')],
  ['a lone carriage return', () => get('Accept: a\rX: b')],
  ['a byte beyond ASCII', () => get('Accept: \u00e4')],
  ['a control character', () => get('Accept: \u0000')],
  ['a tab', () => get('Accept: a\tb')],
  ['a header without a value', () => get('Accept:')],
  ['spaces around a value', () => get('Accept:  a ')],
  ['a name with an underscore', () => get('X_A: b')],
  ['a name of objects', () => get('__proto__: b')],
  ['a head of more than 4 KB', () => get(`Accept: ${'a'.repeat(4096)}`)],
  ['a head of 60 KB', () => get(`Accept: ${'a'.repeat(60_000)}`)],
  ['a connection to a proxy', () => get('Proxy-Connection: close')],
  ['a body', () => get('Content-Length: 3')],
  ['a body of length nothing', () => get('Content-Length: 0')],
  ['a body in pieces', () => get('Transfer-Encoding: chunked')],
  ['another protocol in mind', () => get('Upgrade: h2c')],
  ['a wait for a word', () => get('Expect: 100-continue')],
  ['a connection that ends', () => get('Connection: close')],
  ['a connection with headers of its own', () => get('Connection: keep-alive, te')],
  ['half a head', () => read('GET / HTTP/1.1', 'Host: h', '')],
  ['more behind it', () => read('GET / HTTP/1.1', 'Host: h', '', 'x')],
  [
    'another request after it',
    () => read(...Array(2).fill(['GET / HTTP/1.1', 'Host: h', '', '']).flat()),
  ],
])('leaves a request with %s to the parser', (_, request) => {
  expect(request()).toBeNull();
});

const HOSTS = [
  'localhost',
  'localhost:8080',
  'www.example.com',
  'xn--bcher-kva.example',
  '127.0.0.1:1',
];

it('takes a plain host again and again, also after many others', () => {
  for (const host of [...HOSTS, ...HOSTS]) expect(isPlainHost(host), host).toBe(true);
  for (let at = 0; at < 1000; at += 1) isPlainHost(`host-${at}`);
  expect(isPlainHost('www.example.com')).toBe(true);
});

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
