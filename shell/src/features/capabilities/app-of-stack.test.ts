import { expect, it } from 'vitest';
import { appOfStack } from './app-of-stack';

const OWN = 'http://localhost:3000/assets/shell/start-watch-aaaaaaaa.js';

it.each([
  [
    'of a released remote',
    'at f (http://localhost:3000/assets/mfe-blog/page-bbbbbbbb.js:1:20)',
    'mfe-blog',
  ],
  [
    'of a guarded one',
    'f@http://localhost:3000/assets/mfe-admin/0.1.0-0123456789/page.js:1:20',
    'mfe-admin',
  ],
  ['from source', 'at f (http://localhost:5173/mfe-blog/src/features/a.ts?t=1:3:4)', 'mfe-blog'],
  [
    'of the SDK',
    'at f (http://localhost:5173/shared/sdk/src/consent/consent-store.ts:3:4)',
    'shell',
  ],
])('names the app of a file %s', (_name, line, app) => {
  expect(appOfStack(`Error\n    at check (${OWN}:1:1)\n    ${line}`, OWN)).toBe(app);
});

it('names the first app, so that what the shell does for a remote is its own', () => {
  const stack = [
    'at write (http://localhost:3000/assets/shell/frame-cccccccc.js:1:1)',
    'at page (http://localhost:3000/assets/mfe-blog/page-bbbbbbbb.js:1:1)',
  ].join('\n');
  expect(appOfStack(stack, OWN)).toBe('shell');
});

it('names the caller of a shared part in development, which a build puts into the app', () => {
  const stack = [
    'at keep (http://localhost:5173/shared/ui/src/kept-entries/kept-entries.ts:1:1)',
    'at page (http://localhost:5173/mfe-blog/src/page.tsx:1:1)',
  ].join('\n');
  expect(appOfStack(stack, OWN)).toBe('mfe-blog');
});

it('names none where no app is on the stack', () => {
  expect(appOfStack('Error\n    at chrome-extension://abc/content.js:1:1', OWN)).toBeNull();
});
