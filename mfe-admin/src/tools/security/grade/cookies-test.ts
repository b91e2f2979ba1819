import { asEvidence } from './grade-input';
import type { GradeInput, TestOutcome } from './grade-input';
import type { ResultCode } from './score-chart';
import { hstsTest } from './header-tests';

/** From least to most harmful: the worst of all cookies counts. */
const ORDER: readonly ResultCode[] = [
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
  const worst = ORDER.findLast((code) => problems.includes(code));
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
