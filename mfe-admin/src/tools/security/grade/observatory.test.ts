// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeSiteAnswer } from '../testing/make-site-answer';
import { toGradeInput } from './grade-input';
import { gradeAnswer, letterOf, scoreOf } from './observatory';

type Answer = Parameters<typeof makeSiteAnswer>[0];

/** The code of a test, and its modifier. */
function result(title: string, answer: Answer): [string, number] {
  const found = gradeAnswer(toGradeInput(makeSiteAnswer(answer))).tests.find(
    (test) => test.title === title,
  );
  return [found?.code ?? '', found?.modifier ?? NaN];
}

const http: Answer = { url: 'http://localhost:3000/', fromHttp: null };
const script = (attributes: string): Answer => ({ body: `<script ${attributes}></script>` });

describe('the content security policy', () => {
  it.each<[string, string, number]>([
    ["default-src 'none'; script-src 'self'", 'csp-default-none', 10],
    ["default-src 'self'", 'csp-safe', 5],
    ["default-src 'none' https://a.example", 'csp-safe', 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 'csp-unsafe-style', 0],
    ["default-src 'self'; img-src http://a.example", 'csp-insecure-passive', -10],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", 'csp-unsafe-eval', -10],
    ["default-src 'self'; script-src 'unsafe-inline'", 'csp-unsafe-inline', -20],
    ["default-src 'none'; script-src 'unsafe-inline' 'nonce-abc'", 'csp-default-none', 10],
    ["default-src 'self'; script-src data:", 'csp-unsafe-inline', -20],
    ["default-src 'self'; object-src *", 'csp-unsafe-inline', -20],
    ["img-src 'self'", 'csp-unsafe-inline', -20],
    ["default-src 'self'; connect-src http://a.example", 'csp-insecure-scheme', -20],
    ["default-src 'self'; script-src 'strict-dynamic'", 'csp-invalid', -25],
    ["default-src 'none'; script-src https: 'strict-dynamic' 'nonce-a'", 'csp-default-none', 10],
    ['', 'csp-missing', -25],
  ])('%s: %s', (policy, code, modifier) => {
    const headers: Record<string, string> = policy ? { 'Content-Security-Policy': policy } : {};
    expect(result('Content Security Policy', { headers })).toEqual([code, modifier]);
  });

  it('may name http on a site that has no https', () => {
    const headers = { 'Content-Security-Policy': "default-src 'self'; img-src http://a.example" };
    expect(result('Content Security Policy', { ...http, headers })[0]).toBe('csp-safe');
  });
});

describe('cookies', () => {
  const hsts = { 'Strict-Transport-Security': 'max-age=63072000' };
  it.each<[string | string[], Record<string, string>, string, number]>([
    [[], {}, 'cookies-none', 0],
    ['a=1; Secure; SameSite=Lax', {}, 'cookies-strict', 5],
    ['a=1; Secure', {}, 'cookies-secure', 0],
    [['a=1; Secure; SameSite=Lax', 'b=1; Secure'], {}, 'cookies-secure', 0],
    ['a=1', hsts, 'cookies-not-secure-hsts', -5],
    ['session=1; HttpOnly', hsts, 'cookies-session-not-secure-hsts', -10],
    ['a=1; SameSite=Lax', {}, 'cookies-not-secure', -20],
    ['a=1; Secure; SameSite=Sometimes', {}, 'cookies-same-site-invalid', -20],
    ['a=1; SameSite=None', hsts, 'cookies-same-site-invalid', -20],
    ['csrf=1; Secure', {}, 'cookies-csrf-without-same-site', -20],
    ['login=1; Secure', {}, 'cookies-session-not-http-only', -30],
    ['session=1', {}, 'cookies-session-not-secure', -40],
  ])('%j: %s', (cookies, others, code, modifier) => {
    const headers = { 'Set-Cookie': cookies, ...others };
    expect(result('Cookies', { headers })).toEqual([code, modifier]);
  });

  it('are shown without their values', () => {
    const answer = makeSiteAnswer({ headers: { 'Set-Cookie': 'session=secret; Secure' } });
    expect(JSON.stringify(gradeAnswer(toGradeInput(answer)).tests)).not.toContain('secret');
  });
});

describe('headers', () => {
  it.each<[string, Record<string, string>, string, number]>([
    ['Referrer Policy', { 'Referrer-Policy': 'strict-origin' }, 'referrer-private', 5],
    ['Referrer Policy', { 'Referrer-Policy': 'no-referrer, new' }, 'referrer-private', 5],
    ['Referrer Policy', { 'Referrer-Policy': 'no-referrer, unsafe-url' }, 'referrer-unsafe', -5],
    ['Referrer Policy', { 'Referrer-Policy': 'new' }, 'referrer-invalid', -5],
    ['Referrer Policy', {}, 'referrer-missing', 0],
    ['X-Content-Type-Options', { 'X-Content-Type-Options': 'NoSniff' }, 'sniff-off', 0],
    ['X-Content-Type-Options', { 'X-Content-Type-Options': 'sniff' }, 'sniff-invalid', -5],
    ['X-Content-Type-Options', {}, 'sniff-missing', -5],
    [
      'Framing by other sites',
      { 'Content-Security-Policy': "frame-ancestors 'none'" },
      'framing-by-csp',
      5,
    ],
    ['Framing by other sites', { 'X-Frame-Options': 'DENY' }, 'framing-by-header', 0],
    ['Framing by other sites', { 'X-Frame-Options': 'ALLOW-FROM a' }, 'framing-allow-from', 0],
    ['Framing by other sites', { 'X-Frame-Options': 'never' }, 'framing-invalid', -20],
    ['Framing by other sites', {}, 'framing-missing', -20],
    [
      'Cross-Origin Resource Policy',
      { 'Cross-Origin-Resource-Policy': 'same-origin' },
      'corp-same-origin',
      10,
    ],
    [
      'Cross-Origin Resource Policy',
      { 'Cross-Origin-Resource-Policy': 'same-site' },
      'corp-same-site',
      10,
    ],
    [
      'Cross-Origin Resource Policy',
      { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      'corp-cross-origin',
      0,
    ],
    ['Cross-Origin Resource Policy', { 'Cross-Origin-Resource-Policy': 'no' }, 'corp-invalid', -5],
    ['Cross-Origin Resource Policy', {}, 'corp-missing', 0],
    ['Cross-Origin Resource Sharing', {}, 'cors-none', 0],
    ['Cross-Origin Resource Sharing', { 'Access-Control-Allow-Origin': '*' }, 'cors-public', 0],
    [
      'Cross-Origin Resource Sharing',
      { 'Access-Control-Allow-Origin': 'https://partner.example' },
      'cors-restricted',
      0,
    ],
    [
      'Cross-Origin Resource Sharing',
      {
        'Access-Control-Allow-Origin': 'https://observatory.example',
        'Access-Control-Allow-Credentials': 'true',
      },
      'cors-universal',
      -50,
    ],
    [
      'Strict Transport Security',
      { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' },
      'hsts-long',
      0,
    ],
    ['Strict Transport Security', { 'Strict-Transport-Security': 'max-age=60' }, 'hsts-short', -10],
    ['Strict Transport Security', { 'Strict-Transport-Security': 'preload' }, 'hsts-invalid', -20],
    ['Strict Transport Security', {}, 'hsts-missing', -20],
  ])('%s, %j: %s', (title, headers, code, modifier) => {
    expect(result(title, { headers })).toEqual([code, modifier]);
  });
});

describe('the way from http to https', () => {
  const [from, to] = ['http://www.example.com/', 'https://www.example.com/'];
  it.each<[string[], string, number]>([
    [[from, to], 'redirect-https', 0],
    [[from, 'https://other.example/'], 'redirect-off-host', -5],
    [[from, 'http://www.example.com/x', to], 'redirect-late', -10],
    [[from, 'http://www.example.com/x'], 'redirect-not-https', -20],
    [[from], 'redirect-missing', -20],
  ])('%j: %s', (route, code, modifier) => {
    const fromHttp = { status: 'followed' as const, route };
    expect(result('Redirection to HTTPS', { fromHttp })).toEqual([code, modifier]);
  });

  it('is not needed where nothing answers over http, and missing without https', () => {
    const closed: Answer = { fromHttp: { status: 'no-answer' } };
    expect(result('Redirection to HTTPS', closed)[0]).toBe('redirect-no-http');
    expect(result('Redirection to HTTPS', http)[0]).toBe('redirect-missing');
    expect(result('Strict Transport Security', http)[0]).toBe('hsts-no-https');
  });
});

describe('subresource integrity', () => {
  it.each<[Answer, string, number]>([
    [script('src="/a.js" integrity="sha384-x"'), 'sri-own-scripts', 5],
    [script('src="https://cdn.example/a.js" integrity="sha384-x"'), 'sri-external-scripts', 5],
    [script('src="/a.js"'), 'sri-none-own', 0],
    [{ ...script('src="/a.js" integrity="sha384-x"'), ...http }, 'sri-none-own', 0],
    [{ body: '<p>None' }, 'sri-no-scripts', 0],
    [script('src="https://cdn.example/a.js"'), 'sri-missing-external', -5],
    [script('src="http://cdn.example/a.js" integrity="sha384-x"'), 'sri-external-insecure', -20],
    [script('src="//cdn.example/a.js"'), 'sri-missing-insecure', -50],
    [
      {
        body: '<script src="/a.js" integrity="sha384-x"></script><script src="http://b.example/b.js"></script>',
      },
      'sri-missing-insecure',
      -50,
    ],
  ])('%j: %s', (answer, code, modifier) => {
    expect(result('Subresource Integrity', answer)).toEqual([code, modifier]);
  });
});

describe('the grade', () => {
  it('counts bonuses only for a site that has 90 points without them', () => {
    expect(scoreOf([10, 5, 5])).toBe(120);
    expect(scoreOf([-10, 10, 10])).toBe(110);
    expect(scoreOf([-15, 10, 10])).toBe(85);
    expect(scoreOf([-50, -50, -25])).toBe(0);
  });

  it.each([
    [135, 'A+'],
    [100, 'A+'],
    [99, 'A'],
    [90, 'A'],
    [89, 'A-'],
    [80, 'B+'],
    [75, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
    [24, 'F'],
    [0, 'F'],
  ])('of %i points is %s', (score, letter) => {
    expect(letterOf(score)).toBe(letter);
  });

  it('of everything that a site can set itself is 135 points', () => {
    const headers = {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    };
    const answer = makeSiteAnswer({ ...script('src="/a.js" integrity="sha384-x"'), headers });
    expect(gradeAnswer(toGradeInput(answer))).toMatchObject({ score: 135, letter: 'A+' });
  });
});
