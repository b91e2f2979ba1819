// @vitest-environment jsdom
import type { SiteAnswer } from '@talent/api/platform/platform-status';
import { expect, it } from 'vitest';
import { toGradeInput } from './grade-input';
import { gradeAnswer, letterOf, scoreOf } from './observatory';

const [http, https] = ['http://www.example.com/', 'https://www.example.com/'];
const csp = 'Content-Security-Policy';
const hsts = 'Strict-Transport-Security: max-age=63072000';

/** The grade of an answer of the public site, with header lines as a server writes them. */
function grade(lines: readonly string[], changes: Partial<SiteAnswer> = {}) {
  const headers = ['Content-Type: text/html', ...lines].map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')] as const;
  });
  const fromHttp = { status: 'followed', route: [http, https] } as const;
  const answer = { url: https, status: 200, body: '<p>Page', fromHttp, headers, ...changes };
  return gradeAnswer(toGradeInput(answer));
}

const results = (...of: Parameters<typeof grade>) =>
  grade(...of).tests.map(({ code, modifier }) => `${code} ${modifier}`);

it.each([
  ["default-src 'none'; script-src 'self'", 'csp-default-none 10'],
  ["default-src 'self'", 'csp-safe 5'],
  ["default-src 'none' https://a.example", 'csp-safe 5'],
  ["default-src 'none'; style-src 'unsafe-inline'", 'csp-unsafe-style 0'],
  ["default-src 'self'; img-src http://a.example", 'csp-insecure-passive -10'],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", 'csp-unsafe-eval -10'],
  ["default-src 'self'; script-src 'unsafe-inline'", 'csp-unsafe-inline -20'],
  ["default-src 'none'; script-src 'unsafe-inline' 'nonce-abc'", 'csp-default-none 10'],
  ["default-src 'self'; script-src data:", 'csp-unsafe-inline -20'],
  ["default-src 'self'; object-src *", 'csp-unsafe-inline -20'],
  ["default-src 'self'; script-src https://*", 'csp-unsafe-inline -20'],
  ["img-src 'self'", 'csp-unsafe-inline -20'],
  ["default-src 'self'; connect-src http://a.example", 'csp-insecure-scheme -20'],
  ["default-src 'self'; script-src 'strict-dynamic'", 'csp-invalid -25'],
  ["default-src 'none'; script-src https: 'strict-dynamic' 'nonce-a'", 'csp-default-none 10'],
  ['', 'csp-missing -25'],
])('the policy "%s": %s', (policy, result) => {
  expect(results([`${csp}: ${policy}`])).toContain(result);
});

it.each([
  [[], 'cookies-none 0'],
  [['a=1; Secure; SameSite=Lax'], 'cookies-strict 5'],
  [['a=1; Secure'], 'cookies-secure 0'],
  [['a=1; Secure; SameSite=Lax', 'b=1; Secure'], 'cookies-secure 0'],
  [['a=1', hsts], 'cookies-not-secure-hsts -5'],
  [['session=1; HttpOnly', hsts], 'cookies-session-not-secure-hsts -10'],
  [['a=1; SameSite=Lax'], 'cookies-not-secure -20'],
  [['a=1; Secure; SameSite=Sometimes'], 'cookies-same-site-invalid -20'],
  [['a=1; SameSite=None', hsts], 'cookies-same-site-invalid -20'],
  [['csrf=1; Secure'], 'cookies-csrf-without-same-site -20'],
  [['login=1; Secure'], 'cookies-session-not-http-only -30'],
  [['session=1'], 'cookies-session-not-secure -40'],
])('the cookies %j: %s', (lines, result) => {
  const headers = lines.map((line) => (line === hsts ? line : `Set-Cookie: ${line}`));
  expect(results(headers)).toContain(result);
});

it('cookies are shown without their values', () => {
  expect(JSON.stringify(grade(['Set-Cookie: session=secret; Secure']))).not.toContain('secret');
});

it.each([
  [[], 'referrer-missing 0'],
  [['Referrer-Policy: strict-origin'], 'referrer-private 5'],
  [['Referrer-Policy: no-referrer, new'], 'referrer-private 5'],
  [['Referrer-Policy: no-referrer, unsafe-url'], 'referrer-unsafe -5'],
  [['Referrer-Policy: new'], 'referrer-invalid -5'],
  [[], 'sniff-missing -5'],
  [['X-Content-Type-Options: NoSniff'], 'sniff-off 0'],
  [['X-Content-Type-Options: sniff'], 'sniff-invalid -5'],
  [[], 'framing-missing -20'],
  [[`${csp}: frame-ancestors 'none'`], 'framing-by-csp 5'],
  [['X-Frame-Options: DENY'], 'framing-by-header 0'],
  [['X-Frame-Options: ALLOW-FROM a'], 'framing-allow-from 0'],
  [['X-Frame-Options: never'], 'framing-invalid -20'],
  [[], 'corp-missing 0'],
  [['Cross-Origin-Resource-Policy: same-origin'], 'corp-same-origin 10'],
  [['Cross-Origin-Resource-Policy: same-site'], 'corp-same-site 10'],
  [['Cross-Origin-Resource-Policy: cross-origin'], 'corp-cross-origin 0'],
  [['Cross-Origin-Resource-Policy: no'], 'corp-invalid -5'],
  [[], 'cors-none 0'],
  [['Access-Control-Allow-Origin: *'], 'cors-public 0'],
  [['Access-Control-Allow-Origin: https://partner.example'], 'cors-restricted 0'],
  [
    [
      'Access-Control-Allow-Origin: https://observatory.example',
      'Access-Control-Allow-Credentials: true',
    ],
    'cors-universal -50',
  ],
  [[], 'hsts-missing -20'],
  [[`${hsts}; includeSubDomains`], 'hsts-long 0'],
  [['Strict-Transport-Security: max-age=60'], 'hsts-short -10'],
  [['Strict-Transport-Security: preload'], 'hsts-invalid -20'],
])('the headers %j: %s', (headers, result) => {
  expect(results(headers)).toContain(result);
});

it.each([
  [[http, https], 'redirect-https 0'],
  [[http, 'https://other.example/'], 'redirect-off-host -5'],
  [[http, `${http}x`, https], 'redirect-late -10'],
  [[http, `${http}x`], 'redirect-not-https -20'],
  [[http], 'redirect-missing -20'],
])('the way %j: %s', (route, result) => {
  expect(results([], { fromHttp: { status: 'followed', route } })).toContain(result);
});

it('where nothing answers over http no redirect is needed; without https it is missing', () => {
  const closed = results([], { fromHttp: { status: 'no-answer' } });
  expect(closed).toContain('redirect-no-http 0');
  const policy = `${csp}: default-src 'self'; img-src http://a.example`;
  const open = results([policy], { url: 'http://localhost:3000/', fromHttp: null });
  for (const code of ['redirect-missing -20', 'hsts-no-https -20', 'csp-safe 5']) {
    expect(open).toContain(code);
  }
});

const [cdn, hashed] = ['cdn.example/a.js', 'integrity="sha384-x"'];
it.each([
  [`<script src="/a.js" ${hashed}></script>`, 'sri-own-scripts 5'],
  [`<script src="https://${cdn}" ${hashed}></script>`, 'sri-external-scripts 5'],
  ['<script src="/a.js"></script>', 'sri-none-own 0'],
  ['<p>None', 'sri-no-scripts 0'],
  [`<script src="https://${cdn}"></script>`, 'sri-missing-external -5'],
  [`<script src="http://${cdn}" ${hashed}></script>`, 'sri-external-insecure -20'],
  [`<script src="//${cdn}"></script>`, 'sri-missing-insecure -50'],
  [
    `<script src="/a.js" ${hashed}></script><script src="http://${cdn}"></script>`,
    'sri-missing-insecure -50',
  ],
])('the scripts %s: %s', (body, result) => {
  expect(results([], { body })).toContain(result);
});

it('counts bonuses only for a site that has 90 points without them', () => {
  const scores = [
    [10, 5, 5],
    [-10, 10, 10],
    [-15, 10, 10],
    [-50, -50, -25],
  ].map(scoreOf);
  expect(scores).toEqual([120, 110, 85, 0]);
});

it('gives a letter for points', () => {
  const points = [135, 100, 99, 90, 89, 80, 75, 65, 60, 50, 45, 40, 30, 25, 24, 0];
  expect(points.map(letterOf).join(' ')).toBe('A+ A+ A A A- B+ B B- C+ C C- D+ D D- F F');
});

it('gives 135 points for everything that a site can set itself, of which hashes of own scripts count over https only', () => {
  const headers = [
    `${csp}: default-src 'none'; frame-ancestors 'none'`,
    `${hsts}; includeSubDomains`,
    'Referrer-Policy: strict-origin-when-cross-origin',
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
  ];
  const body = `<script src="/a.js" ${hashed}></script>`;
  expect(grade(headers, { body })).toMatchObject({ score: 135, letter: 'A+' });
  expect(results([], { body, url: http, fromHttp: null })).toContain('sri-none-own 0');
});
