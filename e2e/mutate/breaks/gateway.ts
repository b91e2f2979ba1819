import type { NamedBreak } from '../named-break.ts';

const gateway = (path: string): string => `platform/gateway/${path}`;

/** The server in front of pages and backend. */
export const gatewayBreaks: readonly NamedBreak[] = [
  {
    name: 'an account has 100 attempts to sign in',
    file: gateway('limits/limit-numbers.ts'),
    text: 'passwordsOfAccount: { limit: 10,',
    replacement: 'passwordsOfAccount: { limit: 100,',
    tests: [gateway('limits/auth-proxy.test.ts')],
  },
  {
    name: 'a code may be guessed 50 times',
    file: gateway('limits/limit-numbers.ts'),
    text: 'codesOfAccount: { limit: 5,',
    replacement: 'codesOfAccount: { limit: 50,',
    tests: [gateway('limits/auth-proxy.test.ts')],
  },
  {
    name: 'one address may send 500 requests a second',
    file: gateway('limits/limit-numbers.ts'),
    text: 'REQUEST_LIMIT = { perSecond: 50, burst: 200 }',
    replacement: 'REQUEST_LIMIT = { perSecond: 500, burst: 2000 }',
    tests: [gateway('limits/request-limits.test.ts')],
  },
  {
    name: 'a stranger may have a look at the entries made for each guessed address',
    file: gateway('limits/limit-numbers.ts'),
    text: 'FIRST_VISIT_LIMIT = { perSecond: 0.2, burst: 10 }',
    replacement: 'FIRST_VISIT_LIMIT = { perSecond: 20, burst: 1000 }',
    tests: [gateway('pages/first-visits.test.ts')],
  },
  {
    name: 'the first visit of a new page gets the not-found page',
    file: gateway('pages/first-visits.ts'),
    text: 'if (!mayWait(request, client, key)) return;',
    replacement: 'if (mayWait(request, client, key)) return;',
    tests: [gateway('pages/first-visits.test.ts')],
  },
  {
    name: 'a sign-in forgives the failures of everyone else',
    file: gateway('limits/sliding-window.ts'),
    text: '(attempt) => attempt.by !== by',
    replacement: '(attempt) => attempt.by === by',
    tests: [gateway('limits/sliding-window.test.ts')],
  },
  {
    name: 'pages may be framed by any site',
    file: gateway('http/security-headers.ts'),
    text: '"frame-ancestors \'self\'"',
    replacement: '"frame-ancestors *"',
    tests: [gateway('http/security-headers.test.ts')],
  },
  {
    name: 'a chart for other sites may load anything',
    file: gateway('http/sharing-headers.ts'),
    text: '"default-src \'none\'"',
    replacement: '"default-src *"',
    tests: [gateway('pages/shared-resources.test.ts')],
  },
  {
    name: 'a chart for other sites sets a cookie',
    file: gateway('settings/visitor-buckets.ts'),
    text: ' && !isForOtherSites(response)',
    replacement: '',
    tests: [gateway('canary/canary-visitors.test.ts')],
  },
  {
    name: 'scripts of any site may run',
    file: gateway('http/security-headers.ts'),
    text: '["script-src \'self\'"',
    replacement: '["script-src \'self\' https:"',
    tests: [gateway('http/security-headers.test.ts')],
  },
  {
    name: 'a browser remembers https for an hour only',
    file: gateway('http/security-headers.ts'),
    text: 'max-age=63072000',
    replacement: 'max-age=3600',
    tests: [gateway('http/security-headers.test.ts')],
  },
  {
    name: 'an expired link opens a preview',
    file: gateway('preview/preview-pass.ts'),
    text: 'return seconds > 0 && seconds',
    replacement: 'return seconds',
    tests: [gateway('preview/preview-link.test.ts')],
  },
  {
    name: 'a script can read the refresh token of a session',
    file: gateway('session/refresh-cookie.ts'),
    text: '`HttpOnly; SameSite=Strict; Path=${TOKEN_PATH}',
    replacement: '`SameSite=Strict; Path=${TOKEN_PATH}',
    tests: [gateway('session/refresh-cookie.test.ts')],
  },
  {
    name: 'another site can use the refresh token of a visitor',
    file: gateway('session/refresh-cookie.ts'),
    text: "|| (site !== null && site !== 'same-origin')",
    replacement: '',
    tests: [gateway('session/refresh-cookie.test.ts')],
  },
  {
    name: 'a page is sent again although the browser has it',
    file: gateway('http/respond.ts'),
    text: "return tags.includes(etag) || tags.includes('*');",
    replacement: "return tags.includes('*');",
    tests: [gateway('pages/pages.test.ts'), gateway('assets/assets.test.ts')],
  },
];
