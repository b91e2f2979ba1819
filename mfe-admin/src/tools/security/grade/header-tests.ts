import { asEvidence, firstLine, type GradeInput, type TestOutcome } from './grade-input';
import type { ResultCode } from './score-chart';

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const LEAKING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** How much of an address other sites receive; the last known policy counts. */
export function referrerTest({ header }: GradeInput): TestOutcome {
  const values = header('referrer-policy');
  const evidence = asEvidence('Referrer-Policy', values);
  if (values.length === 0) return { code: 'referrer-missing', evidence };
  const policy = values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => PRIVATE.includes(value) || LEAKING.includes(value));
  if (policy === undefined) return { code: 'referrer-invalid', evidence };
  return { code: PRIVATE.includes(policy) ? 'referrer-private' : 'referrer-unsafe', evidence };
}

/** Whether browsers guess what a file is. */
export function sniffTest(input: GradeInput): TestOutcome {
  const { value, evidence } = firstLine(input, 'X-Content-Type-Options');
  if (value === undefined) return { code: 'sniff-missing', evidence };
  return { code: value === 'nosniff' ? 'sniff-off' : 'sniff-invalid', evidence };
}

/** Whether other sites can embed what the site serves. */
export function corpTest(input: GradeInput): TestOutcome {
  const { value, evidence } = firstLine(input, 'Cross-Origin-Resource-Policy');
  if (value === undefined) return { code: 'corp-missing', evidence };
  const scope = (['same-origin', 'same-site', 'cross-origin'] as const).find(
    (known) => known === value,
  );
  return { code: `corp-${scope ?? 'invalid'}`, evidence };
}

/** The origin that the question was asked from. */
const ASKING_ORIGIN = 'https://observatory.example';

/** Whether scripts of other sites can read the page. */
export function corsTest(input: GradeInput): TestOutcome {
  const { value: origin, evidence } = firstLine(input, 'Access-Control-Allow-Origin');
  if (origin === undefined) return { code: 'cors-none', evidence };
  if (origin === '*') return { code: 'cors-public', evidence };
  const credentials = firstLine(input, 'Access-Control-Allow-Credentials').value;
  const isForAnyone = origin === ASKING_ORIGIN && credentials === 'true';
  return { code: isForAnyone ? 'cors-universal' : 'cors-restricted', evidence };
}

/** Seconds; the rules say six months and take 180 days for it. */
const SIX_MONTHS = 15_552_000;

/** Whether browsers come over https only. Their preload lists are not looked into. */
export function hstsTest(input: GradeInput): TestOutcome {
  if (input.url.protocol !== 'https:') {
    return { code: 'hsts-no-https', evidence: `the site’s address is ${input.url.origin}` };
  }
  const { value, evidence } = firstLine(input, 'Strict-Transport-Security');
  if (value === undefined) return { code: 'hsts-missing', evidence };
  const maxAge = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(value)?.[1];
  if (value.includes(',') || maxAge === undefined) return { code: 'hsts-invalid', evidence };
  return { code: Number(maxAge) < SIX_MONTHS ? 'hsts-short' : 'hsts-long', evidence };
}

/** Whether a request over http ends up on https. */
export function redirectionTest({ url, fromHttp }: GradeInput): TestOutcome {
  if (fromHttp === null) {
    return { code: 'redirect-missing', evidence: `${url.origin} answers over http` };
  }
  if (fromHttp.status === 'no-answer') {
    return { code: 'redirect-no-http', evidence: 'nothing answers over http' };
  }
  const hops = fromHttp.route.map((hop) => new URL(hop));
  const evidence = fromHttp.route.join(' → ');
  const [first, second] = hops;
  if (first === undefined || second === undefined) return { code: 'redirect-missing', evidence };
  if (hops.at(-1)?.protocol !== 'https:') return { code: 'redirect-not-https', evidence };
  if (second.protocol === 'http:') return { code: 'redirect-late', evidence };
  const isSameHost = first.hostname === second.hostname;
  return { code: isSameHost ? 'redirect-https' : 'redirect-off-host', evidence };
}

/** From least to most harmful: the worst of all cookies counts. */
const COOKIE_ORDER: readonly ResultCode[] = [
  'cookies-not-secure-hsts',
  'cookies-not-secure',
  'cookies-session-not-secure-hsts',
  'cookies-same-site-invalid',
  'cookies-csrf-without-same-site',
  'cookies-session-not-http-only',
  'cookies-session-not-secure',
];

interface Cookie {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** The protection of the cookies that the answer sets. */
export function cookiesTest(input: GradeInput): TestOutcome {
  const lines = input.header('set-cookie');
  if (lines.length === 0) return { code: 'cookies-none', evidence: 'no cookie is set' };
  const cookies = lines.map(parseCookie);
  const isHsts = hstsTest(input).code === 'hsts-long';
  const problems = cookies.flatMap((cookie) => problemsOf(cookie, isHsts));
  const worst = COOKIE_ORDER.findLast((code) => problems.includes(code));
  const areStrict = cookies.every(({ attributes }) => attributes.has('samesite'));
  const code = worst ?? (areStrict ? 'cookies-strict' : 'cookies-secure');
  return { code, evidence: asEvidence('Set-Cookie', lines.map(withoutValue)) };
}

function problemsOf({ name, attributes }: Cookie, isHsts: boolean): ResultCode[] {
  const isSecure = attributes.has('secure');
  const sameSite = attributes.get('samesite')?.toLowerCase();
  const isSession = /login|sess/i.test(name);
  const isInvalid =
    sameSite !== undefined &&
    (!['lax', 'strict', 'none'].includes(sameSite) || (sameSite === 'none' && !isSecure));
  const found: [boolean, ResultCode][] = [
    [isInvalid, 'cookies-same-site-invalid'],
    [!isSecure, isHsts ? 'cookies-not-secure-hsts' : 'cookies-not-secure'],
    [/csrf/i.test(name) && sameSite === undefined, 'cookies-csrf-without-same-site'],
    [
      isSession && !isSecure,
      isHsts ? 'cookies-session-not-secure-hsts' : 'cookies-session-not-secure',
    ],
    [isSession && !attributes.has('httponly'), 'cookies-session-not-http-only'],
  ];
  return found.filter(([isProblem]) => isProblem).map(([, code]) => code);
}

function parseCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';');
  const attributes = rest.map((part) => {
    const [key = '', value = ''] = part.trim().split('=', 2);
    return [key.toLowerCase(), value.trim()] as const;
  });
  return { name: pair.split('=')[0]?.trim() ?? '', attributes: new Map(attributes) };
}

/** The value of a cookie may be a secret. */
function withoutValue(line: string): string {
  return line.replace(/=[^;]*/, '=…');
}

/** From best to worst: the worst of all scripts counts. */
const SCRIPT_ORDER: readonly ResultCode[] = [
  'sri-own-scripts',
  'sri-external-scripts',
  'sri-external-insecure',
  'sri-missing-external',
  'sri-missing-insecure',
];

/** Whether a script that was changed on its way is refused. */
export function integrityTest(input: GradeInput): TestOutcome {
  if (!input.isHtml) return { code: 'sri-no-html', evidence: 'the answer is no HTML' };
  if (!input.hasScripts) return { code: 'sri-no-scripts', evidence: 'no script in the page' };
  const found = input.scripts.map((script) => codeOf(script, input.url));
  const codes = found.filter((code) => code !== null);
  const worst = SCRIPT_ORDER.findLast((code) => codes.includes(code));
  const isForeign = input.scripts.some(({ src }) => !isOwn(src, input.url));
  const code = worst ?? (isForeign ? 'sri-external-scripts' : 'sri-none-own');
  const decisive = input.scripts[Math.max(0, found.indexOf(code))];
  return { code, evidence: decisive ? tagOf(decisive) : 'scripts in the page itself only' };
}

function codeOf({ src, integrity }: GradeInput['scripts'][number], page: URL): ResultCode | null {
  // A script that takes the protocol from the page counts as insecure, wherever it comes from.
  const isSecure = !src.startsWith('//') && new URL(src, page).protocol === 'https:';
  const isHashed = integrity !== null && integrity !== '';
  if (isOwn(src, page)) return isHashed && isSecure ? 'sri-own-scripts' : null;
  if (isHashed) return isSecure ? null : 'sri-external-insecure';
  return isSecure ? 'sri-missing-external' : 'sri-missing-insecure';
}

function isOwn(src: string, page: URL): boolean {
  return !src.startsWith('//') && new URL(src, page).host === page.host;
}

function tagOf({ src, integrity }: GradeInput['scripts'][number]): string {
  return `<script src="${src}"${integrity ? ` integrity="${integrity}"` : ''}>`;
}
