import type { Random } from '../../fixtures/random.ts';

/** A header line; its parts hold everything that is sent, line end included. */
export interface HeaderLine {
  name: string;
  colon: string;
  value: string;
  end: string;
}

/** A request in parts that a mutation can change. All text is latin1: one character is one byte. */
export interface Draft {
  method: string;
  target: string;
  version: string;
  prefix: string;
  /** Between the parts of the request line. */
  spaces: [string, string];
  lineEnd: string;
  headers: HeaderLine[];
  headEnd: string;
  body: string;
}

export const line = (name: string, value: string): HeaderLine => ({
  name,
  colon: ': ',
  value,
  end: '\r\n',
});

export const HOST = 'www.example.com';

/** Most requests are for these addresses, whose answers are kept. */
export const KEPT = [
  '/',
  '/about-ai-talent-experts',
  '/blog/first-post',
  '/robots.txt',
  '/?utm=1',
] as const;

/** Addresses of every other kind of answer. */
export const OTHER = [
  '/sitemap.xml',
  '/about',
  '/about?x=1',
  '/articles/one',
  '/blog/first-post/',
  '/blog/none',
  '/nothing-here',
  '/assets/none.js',
  '/_pages/none.json',
  '/_social/none.png',
  '/_files/none.pdf',
  '/seo-dashboard',
  '/admin-login-xyz123',
  '/_platform/',
  '/rest/v1/jobs?select=id',
  // No sign-in: because of its limits an answer would depend on earlier ones.
  '/auth/v1/settings?name=value',
  '/functions/v1/contact',
  '/storage/v1/object/public/a.png',
] as const;

/** Headers of browsers, proxies and programs that concern neither the connection nor the message framing. */
const ORDINARY: readonly HeaderLine[] = [
  line('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'),
  line('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8'),
  line('Accept-Language', 'en-US,en;q=0.5'),
  line('Accept-Encoding', 'gzip, deflate, br'),
  line('Accept-Encoding', 'gzip'),
  line('Accept-Encoding', 'br'),
  line('accept-encoding', 'identity'),
  line('Sec-Fetch-Dest', 'document'),
  line('Sec-Fetch-Dest', 'empty'),
  line('Sec-Fetch-Mode', 'navigate'),
  line('Sec-Fetch-Site', 'none'),
  line('Sec-CH-UA', '"Chromium";v="140", "Not A Brand";v="24"'),
  line('Connection', 'keep-alive'),
  line('connection', 'Keep-Alive'),
  line('Keep-Alive', 'timeout=5'),
  line('Cache-Control', 'no-cache'),
  line('Upgrade-Insecure-Requests', '1'),
  line('Referer', 'http://www.example.com/'),
  line('Origin', 'http://www.example.com'),
  line('X-Forwarded-For', '192.0.2.1, 198.51.100.7'),
  line('X-Forwarded-Proto', 'https'),
  line('Priority', 'u=0, i'),
  line('DNT', '1'),
  line('If-None-Match', '"nothing"'),
  line('If-None-Match', '*'),
  line('If-Modified-Since', 'Sat, 01 Jan 2028 00:00:00 GMT'),
  line('If-Match', '"nothing"'),
  line('If-Range', '"nothing"'),
  line('Range', 'bytes=0-9'),
  line('Cookie', 'talent_bucket=1'),
  line('Authorization', 'Bearer a.b.c'),
];

/** A request that every server understands; mutations start from it. */
export function plainDraft(random: Random): Draft {
  const headers = [line('Host', HOST)];
  const names = new Set<string>();
  for (let count = random.below(5); count > 0; count -= 1) {
    const header = random.pick(ORDINARY);
    // The last five ask for a personal answer: most requests have none of them.
    if (ORDINARY.indexOf(header) >= 23 && !random.chance(0.1)) continue;
    const name = header.name.toLowerCase();
    if (names.has(name)) continue;
    names.add(name);
    headers.push({ ...header });
  }
  if (random.chance(0.2)) headers.push(...headers.splice(0, 1));
  return {
    method: 'GET',
    target: random.chance(0.8) ? random.pick(KEPT) : random.pick(OTHER),
    version: 'HTTP/1.1',
    prefix: '',
    spaces: [' ', ' '],
    lineEnd: '\r\n',
    headers,
    headEnd: '\r\n',
    body: '',
  };
}

export function textOf(draft: Draft): string {
  const { prefix, method, spaces, target, version, lineEnd, headers, headEnd, body } = draft;
  let text = prefix + method + spaces[0] + target + spaces[1] + version + lineEnd;
  for (const { name, colon, value, end } of headers) text += name + colon + value + end;
  return text + headEnd + body;
}
