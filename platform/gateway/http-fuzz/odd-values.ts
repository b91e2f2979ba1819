import { line } from './plain-parts.ts';

/** Bytes that separate, end, hide or mislead. */
export const ODD = [
  ...['\0', '\x01', '\t', '\n', '\v', '\f', '\r', ' ', '\x1b', '\x7f', '\x80', '\x85', '\xa0'],
  ...['\xad', '\xc3\xa4', '\xe2\x80\xae', '\xff', '"', '<', '>', '\\', '^', '`', '{', '|', '}'],
  ...['#', '%', '/', ':', ';', '?', '@', '[', ']', ',', '=', '(', ')'],
];

export const METHODS = [
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
];

export const VERSIONS = [
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
];

/** Lines about the connection and the message, alone or as the second of their name. */
export const FRAMING = [
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
];

/** Names that Node or the gateway looks at. */
export const NAMES = [
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
];

export const VALUES = [
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
];

export const BODIES = [
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
];
