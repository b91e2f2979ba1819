import fc from 'fast-check';

export const HOST = 'www.example.com';

/** Most requests are for these addresses, whose answers are kept. */
const KEPT = ['/', '/about-ai-talent-experts', '/blog/first-post', '/robots.txt', '/?utm=1'];

/** Addresses of every other kind of answer. No sign-in: because of its limits an answer would depend on earlier ones. */
const OTHER = [
  '/sitemap.xml',
  '/about?x=1',
  '/blog/first-post/',
  '/nothing-here',
  '/assets/none.js',
  '/_pages/none.json',
  '/_social/none.png',
  '/_files/none.pdf',
  '/seo-dashboard',
  '/_platform/',
  '/rest/v1/jobs?select=id',
  '/functions/v1/contact',
  '/storage/v1/object/public/a.png',
];
export const ADDRESSES: readonly string[] = [...KEPT, ...OTHER];

/** Lines of browsers, proxies and programs that concern neither the connection nor the message framing. */
const ordinary = fc.constantFrom(
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
  'Accept: text/html,application/xhtml+xml,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br',
  'accept-encoding: identity',
  'Sec-Fetch-Dest: document',
  'Sec-Fetch-Mode: navigate',
  'connection: Keep-Alive',
  'X-Forwarded-For: 192.0.2.1, 198.51.100.7',
  'If-None-Match: "nothing"',
  'Range: bytes=0-9',
  'Cookie: talent_bucket=1',
);

/** Lines about the connection and the framing, as senders write them, and as those who want to be read in two ways do. */
const framing = fc.oneof(
  fc.tuple(
    fc.constantFrom('Content-Length', 'content-length', 'Content-Length '),
    fc.constantFrom('0', '3', '03', '+3', '-1', '3, 3', '0x3', '9'.repeat(20), '', '1e1'),
  ),
  fc.tuple(
    fc.constantFrom('Transfer-Encoding', 'Transfer-Encoding '),
    fc.constantFrom(
      'chunked',
      'Chunked',
      'identity',
      'gzip, chunked',
      'chunked, gzip',
      '\vchunked',
    ),
  ),
  fc.tuple(
    fc.constantFrom('Connection', 'Proxy-Connection', 'Keep-Alive'),
    fc.constantFrom('close', 'keep-alive, close', 'close, keep-alive', 'upgrade', 'max=0', ''),
  ),
  fc.tuple(
    fc.constantFrom('Upgrade', 'Expect', 'TE', 'Trailer', 'Max-Forwards'),
    fc.constantFrom('h2c', 'websocket', '100-continue', '200-ok', 'trailers', '0'),
  ),
  fc.tuple(
    fc.constant('Host'),
    fc.oneof(
      fc.domain(),
      fc.webAuthority({
        withIPv4Extended: true,
        withIPv6: true,
        withPort: true,
        withUserInfo: true,
      }),
      fc.constantFrom(
        '',
        ' ',
        'a b<>',
        '..',
        'xn--a',
        '256.256.256.256',
        '[::1',
        'b\xfccher',
        'a,b',
      ),
    ),
  ),
);

/** A byte of the 256; more often one that separates, ends, hides or misleads. */
const byte = fc.oneof(
  fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(...'\0\t\n\v\r \x7f\x80\xff"<>\\%/:;?@[],', '\r\n', '\r\n ', '\r\n\r\n'),
);

/** Changes the lines of a request, the first of which is the request line and the last an empty one before the body. */
type Edit = (lines: string[]) => string[];
const at = fc.nat({ max: 999 });
const spliced = (lines: string[], index: number, remove: number, ...added: string[]): string[] =>
  lines.toSpliced(1 + (index % (lines.length - 1)), remove, ...added);

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(at, framing).map(([index, [name, value]]): Edit => {
    return (lines) => spliced(lines, index, 0, `${name}: ${value}`);
  }),
  // The byte is put in, or takes the place of another one.
  fc.tuple(at, at, byte, fc.boolean()).map(([index, place, odd, isReplaced]): Edit => {
    return (lines) =>
      lines.map((line, number) => {
        if (number !== index % lines.length) return line;
        const from = place % (line.length + 1);
        return line.slice(0, from) + odd + line.slice(from + Number(isReplaced));
      });
  }),
  fc.tuple(at, fc.constantFrom(900, 4100, 8200, 16_300, 70_000)).map(([index, length]): Edit => {
    return (lines) => spliced(lines, index, 0, `X-Long: ${'a'.repeat(length)}`);
  }),
  fc.constantFrom(60, 101, 1001, 2001).map((count): Edit => {
    return (lines) => spliced(lines, 0, 0, ...Array.from({ length: count }, (_, at) => `x${at}:`));
  }),
  at.map(
    (index): Edit =>
      (lines) =>
        spliced(lines, index, 1),
  ),
  fc
    .tuple(
      fc.constantFrom(...'HEAD POST PUT DELETE OPTIONS TRACE CONNECT PRI QUERY get GE'.split(' ')),
      fc.oneof(
        fc.webPath(),
        fc.webUrl(),
        fc.constantFrom('*', '//evil.example/', '/%00', '/..', ''),
      ),
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'http/1.1', 'HTTP/1.10', ''),
    )
    .map((parts): Edit => (lines) => [parts.join(' '), ...lines.slice(1)]),
  fc
    .tuple(
      fc.constantFrom('abc', '3\r\nabc\r\n0\r\n\r\n', '3\r\nab', '0\r\n\r\n', 'GET / HTTP/1.1\r\n'),
      fc.constantFrom('Content-Length: 3', 'Transfer-Encoding: chunked'),
    )
    .map(([body, framed]): Edit => (lines) => [...spliced(lines, 0, 0, framed).slice(0, -1), body]),
);

/** One request: plain, or with a few edits. All text is latin1, one character a byte. */
const request = fc
  .tuple(
    fc.oneof(
      { arbitrary: fc.constantFrom(...KEPT), weight: 4 },
      { arbitrary: fc.constantFrom(...OTHER), weight: 1 },
    ),
    fc.array(ordinary, { maxLength: 4 }),
    fc.oneof(fc.constant<Edit[]>([]), fc.array(edits, { minLength: 1, maxLength: 3 })),
  )
  .map(([target, headers, changes]) => {
    const plain = [`GET ${target} HTTP/1.1`, `Host: ${HOST}`, ...headers, '', ''];
    return changes.reduce((lines, edit) => edit(lines), plain).join('\r\n');
  });

/** The packets of a client on one connection: a request each, or all of them in one packet or in pieces. */
export const streams: fc.Arbitrary<string[]> = fc
  .tuple(
    fc.array(request, { minLength: 1, maxLength: 4 }),
    fc.oneof(
      { arbitrary: fc.constant(null), weight: 5 },
      { arbitrary: fc.array(fc.nat({ max: 400 }), { maxLength: 8 }), weight: 2 },
    ),
  )
  .map(([texts, cuts]) => (cuts === null ? texts : cutAt(texts.join(''), cuts)));

/** A text in pieces, cut at these places. */
export function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [...new Set(cuts)].filter((place) => place > 0 && place < text.length);
  const sorted = [0, ...places.toSorted((a, b) => a - b)];
  return sorted.map((from, index) => text.slice(from, sorted[index + 1]));
}
