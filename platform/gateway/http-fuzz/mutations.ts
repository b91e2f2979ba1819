import { HOST, line, type Draft, type HeaderLine } from './plain-parts.ts';
import type { Random } from './random.ts';

/** A way to make a request odd. */
type Mutation = (draft: Draft, random: Random) => void;

/** Bytes that separate, end, hide or mislead. */
const ODD = [
  ...['\0', '\x01', '\t', '\n', '\v', '\f', '\r', ' ', '\x1b', '\x7f', '\x80', '\x85', '\xa0'],
  ...['\xad', '\xc3\xa4', '\xe2\x80\xae', '\xff', '"', '<', '>', '\\', '^', '`', '{', '|', '}'],
  ...['#', '%', '/', ':', ';', '?', '@', '[', ']', ',', '=', '(', ')'],
] as unknown as readonly [string, ...string[]];

const HOSTS = [
  ...[
    '',
    ' ',
    'a b<>',
    'a b',
    'a_b',
    'A.Example',
    `${HOST}:80`,
    `${HOST}:8080`,
    `${HOST}:`,
    `${HOST}:0`,
  ],
  ...[
    `${HOST}:65535`,
    `${HOST}:65536`,
    `${HOST}:99999`,
    `${HOST}:x`,
    `:80`,
    `user@${HOST}`,
    `${HOST}/`,
  ],
  ...[
    `${HOST}?a`,
    `${HOST}#a`,
    `${HOST}\\`,
    `${HOST}.`,
    '..',
    '.',
    '-',
    'a..b',
    'xn--a',
    'xn--',
    '%41',
  ],
  ...[
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '256.256.256.256',
    '1.2.3.4.5',
    '1e3',
    '0',
    '09',
    'a.0x4',
    'a.08',
  ],
  ...[
    '[::1]',
    '[::1]:80',
    '[::1',
    '::1',
    '[a]',
    'a,b',
    'a;b',
    'a|b',
    'b\xfccher',
    'a\0b',
    'a\tb',
    '*',
  ],
  ...[
    'localhost',
    'x'.repeat(300),
    `${'x'.repeat(64)}.com`,
    'http://a',
    'a%20b',
    'a^b',
    '<script>',
  ],
] as unknown as readonly [string, ...string[]];

const TARGETS = [
  ...[
    '',
    '*',
    '//',
    '//evil.example/',
    '/\\evil',
    '\\',
    '/..',
    '/../',
    '/a/../',
    '/./',
    '/.',
    '/a/..',
  ],
  ...[
    '/%2e%2e/',
    '/%00',
    '/a%00b',
    '/%',
    '/%zz',
    '/%c0%ae',
    '/%ff',
    '/%0d%0aX:1',
    '/#a',
    '/?',
    '/??',
  ],
  ...[
    '/?a#b',
    `http://${HOST}/`,
    `http://${HOST}`,
    'http://other.example/',
    'https://a/',
    'HTTP://a/',
  ],
  ...[
    'http://',
    'http:///',
    'http://a b/',
    'http:/',
    `${HOST}:80`,
    'a',
    '?',
    'ftp://a/',
    '/robots.txt/',
  ],
  ...[
    '/robots.txt?',
    '/Robots.txt',
    '/rob%6Fts.txt',
    '/healthz',
    '/assets/%00',
    '/_pages/%00',
    '/[',
    '/"',
  ],
  ...[
    '/rest/v1/x?y=%00',
    '/rest/v1/%00',
    '/rest/v1/../../',
    '/<>',
    '/{a}',
    '/|',
    '/`',
    '/^',
    '/;a',
    '/@',
  ],
  ...[
    '/%E2%80%AE',
    '/a//b',
    '/%2f',
    '/%5c',
    '//\\',
    '/\x80',
    '/\xff',
    '/\xe2\x80\xae',
    '/\0',
    '/\x7f',
  ],
] as unknown as readonly [string, ...string[]];

const METHODS = [
  ...[
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
    'CONNECT',
    'PRI',
    'QUERY',
    'PURGE',
  ],
  ...[
    'M-SEARCH',
    'get',
    'Get',
    'GETT',
    'GE',
    '',
    'G\0T',
    'GET\t',
    '\x16\x03\x01',
    'PROPFIND',
    'TRACK',
  ],
] as unknown as readonly [string, ...string[]];

const VERSIONS = [
  ...[
    'HTTP/1.0',
    'HTTP/0.9',
    'HTTP/2.0',
    'HTTP/1.2',
    'HTTP/3',
    'http/1.1',
    'HTTP/1.1 ',
    'HTTP/11',
    '',
  ],
  ...[
    'HTTP/1',
    'HTTP/01.1',
    'HTTP/1.10',
    'HTP/1.1',
    'ICE/1.0',
    'RTSP/1.0',
    'HTTP/1,1',
    ' HTTP/1.1',
  ],
] as unknown as readonly [string, ...string[]];

/** Lines about the connection and the message, alone or as the second of their name. */
const FRAMING = [
  ...[
    '0',
    '3',
    '03',
    '+3',
    '-1',
    '3, 3',
    '0x3',
    '99999999999999999999',
    '',
    '3 ',
    '1e1',
    '0,0',
  ].map((value) => line('Content-Length', value)),
  ...[
    'chunked',
    'Chunked',
    'identity',
    'gzip',
    'gzip, chunked',
    'chunked, gzip',
    '',
    '\x0bchunked',
  ].map((value) => line('Transfer-Encoding', value)),
  ...[
    'close',
    'Close',
    'keep-alive, close',
    'close, keep-alive',
    'upgrade',
    'te',
    '',
    'keep-alive,',
  ].map((value) => line('Connection', value)),
  ...['close', 'keep-alive', 'upgrade'].map((value) => line('Proxy-Connection', value)),
  ...['h2c', 'websocket', 'TLS/1.0', ''].map((value) => line('Upgrade', value)),
  ...['100-continue', '100-Continue', '200-ok', ''].map((value) => line('Expect', value)),
  ...[line('TE', 'trailers'), line('Trailer', 'X-After'), line('HTTP2-Settings', 'AAMAAABk')],
  ...[
    line('Transfer-Encoding ', 'chunked'),
    line('Keep-Alive', 'max=0'),
    line('Max-Forwards', '0'),
  ],
] as unknown as readonly [HeaderLine, ...HeaderLine[]];

/** Names that Node or the gateway looks at. */
const NAMES = [
  ...[
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Connection',
    'If-None-Match',
    'Range',
    'Cookie',
  ],
  ...['Accept-Encoding', 'Sec-Fetch-Dest', 'Authorization', 'Date', 'Content-Type', 'User-Agent'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'X-A',
    'x_a',
    '!#$%&',
    'Set-Cookie',
  ],
] as unknown as readonly [string, ...string[]];

const VALUES = [
  ...[
    '',
    ' ',
    'a',
    'gzip',
    'br',
    'document',
    'document gzip',
    'gzip br',
    '*',
    '"',
    '\xe4',
    'a\x00b',
    'a\x7fb',
  ],
  ...[
    'document gzip,',
    'br;q=0',
    '*;q=0',
    'gzip;q=x',
    '\ta\t',
    'a\tb',
    'a\x01',
    '\xff',
    'a  b',
    ' \t ',
  ],
] as unknown as readonly [string, ...string[]];

const BODIES = [
  ...[
    'abc',
    'a',
    '0\r\n\r\n',
    '3\r\nabc\r\n0\r\n\r\n',
    '\r\n',
    '\n',
    '\0',
    'x'.repeat(2000),
    '3\r\nab',
  ],
  ...[
    '3;a=b\r\nabc\r\n0\r\nX: y\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
    'G',
    '0003\nabc\n0\n\n',
  ],
] as unknown as readonly [string, ...string[]];

/** Somewhere in the text, an odd byte put in or put over what is there. */
function withOddByte(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(ODD) + text.slice(at + random.below(2));
}

function someHeader(draft: Draft, random: Random): HeaderLine {
  const at = random.below(draft.headers.length);
  return draft.headers[at] ?? line('X-None', '');
}

function insert(draft: Draft, header: HeaderLine, random: Random): void {
  draft.headers.splice(random.below(draft.headers.length + 1), 0, { ...header });
}

/** By the name under which the report counts them. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  method: (draft, random) => void (draft.method = random.pick(METHODS)),
  target: (draft, random) => void (draft.target = random.pick(TARGETS)),
  'byte in the target': (draft, random) => void (draft.target = withOddByte(draft.target, random)),
  'long target': (draft, random) => {
    const bytes = random.pick([900, 1100, 4000, 8100, 16_000, 16_500, 70_000]);
    draft.target = `/?${'a'.repeat(bytes + random.below(40))}`;
  },
  version: (draft, random) => void (draft.version = random.pick(VERSIONS)),
  'spaces of the request line': (draft, random) => {
    draft.spaces[random.below(2)] = random.pick(['', '  ', '\t', ' \t', '\x0b', '\r', '\n', '\0']);
  },
  'line end': (draft, random) => {
    const end = random.pick([
      '\n',
      '\r',
      '\r\r\n',
      '\n\r',
      '',
      ' \r\n',
      '\r\n\r\n',
      '\r\n ',
      '\0\r\n',
    ]);
    const where = random.below(3);
    if (where === 0) draft.lineEnd = end;
    else if (where === 1) draft.headEnd = end;
    else someHeader(draft, random).end = end;
  },
  'bytes before': (draft, random) => {
    draft.prefix = random.pick(['\r\n', '\n', '\r\n\r\n', ' ', '\0', '\r', '\xef\xbb\xbf', 'x']);
  },
  host: (draft, random) => {
    const value = random.pick(HOSTS);
    for (const header of draft.headers) if (/^host$/i.test(header.name)) header.value = value;
  },
  'no host': (draft) => {
    draft.headers = draft.headers.filter(({ name }) => !/^host$/i.test(name));
  },
  'framing header': (draft, random) => insert(draft, random.pick(FRAMING), random),
  'header twice': (draft, random) => {
    const { name } = random.chance(50) ? someHeader(draft, random) : { name: random.pick(NAMES) };
    insert(draft, line(name, random.pick(VALUES)), random);
    insert(draft, line(name.toLowerCase(), random.pick(VALUES)), random);
  },
  'header value': (draft, random) => {
    insert(draft, line(random.pick(NAMES), random.pick(VALUES)), random);
  },
  'byte in a header': (draft, random) => {
    const header = someHeader(draft, random);
    if (random.chance(50)) header.name = withOddByte(header.name, random);
    else header.value = withOddByte(header.value, random);
  },
  'space around a colon': (draft, random) => {
    someHeader(draft, random).colon = random.pick([
      ':',
      ' : ',
      ' :',
      '\t:',
      ':\t',
      ':  ',
      '',
      ' ',
      ':\0',
      '::',
    ]);
  },
  'folded header': (draft, random) => {
    const header = someHeader(draft, random);
    header.value += random.pick(['\r\n a', '\r\n\ta', '\n a', '\r\n ', '\r\n  \r\n', '\r a']);
  },
  'long header': (draft, random) => {
    const bytes = random.pick([3900, 4100, 7900, 8200, 16_000, 16_300, 16_384, 60_000]);
    const name = random.pick(['X-Long', 'Accept', 'Accept-Encoding', 'Sec-Fetch-Dest', 'Referer']);
    insert(
      draft,
      line(name, random.pick(['a', ' ', ',']).repeat(bytes + random.below(90))),
      random,
    );
  },
  'many headers': (draft, random) => {
    const count = random.pick([30, 60, 99, 101, 500, 999, 1001, 1999, 2001]);
    for (let at = 0; at < count; at += 1) draft.headers.push(line(`x${at}`, ''));
    if (random.chance(50)) draft.headers.push(line('Cookie', 'a=b'));
  },
  body: (draft, random) => {
    draft.body = random.pick(BODIES);
    if (random.chance(60)) draft.method = random.pick(['GET', 'POST', 'HEAD', 'PUT', 'DELETE']);
    if (random.chance(40)) insert(draft, line('Content-Length', `${draft.body.length}`), random);
    else if (random.chance(50)) insert(draft, line('Transfer-Encoding', 'chunked'), random);
  },
};

export const MUTATION_NAMES = Object.keys(MUTATIONS) as [string, ...string[]];
