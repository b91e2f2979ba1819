import { expect, it } from 'vitest';
import { UsageError } from '@talent/node/terminal/usage-error';
import { chooseSources } from './dev-choice.ts';

const known = ['shell', 'mfe-blog', 'mfe-marketing'];
const url = 'https://www.example.com';

it.each([
  ['every app', [], {}, { kind: 'all-source', remotes: ['mfe-blog', 'mfe-marketing'] }],
  [
    'the named remotes, each once, and the shell',
    ['mfe-blog', 'shell', 'mfe-blog'],
    {},
    { kind: 'local-site', remotes: ['mfe-blog'] },
  ],
  ['the shell alone', ['shell'], {}, { kind: 'local-site', remotes: [] }],
  [
    'others from the named site',
    ['mfe-blog'],
    { against: `${url}/` },
    { kind: 'other-site', remotes: ['mfe-blog'], url },
  ],
  [
    'one remote on a running site',
    ['mfe-blog'],
    { on: `${url}/` },
    { kind: 'on-site', app: 'mfe-blog', url },
  ],
])('takes %s', (_, named, sites, choice) => {
  expect(chooseSources(known, named, sites)).toEqual(choice);
});

it.each([
  [['mfe-blogg'], {}, 'there is no app "mfe-blogg" in the repository: did you mean "mfe-blog"?'],
  [['mfe-blog'], { against: 'www.example.com' }, '--against needs the address'],
  [['mfe-blog'], { against: 'ftp://www.example.com' }, '--against needs the address'],
  [['mfe-blog'], { against: `${url}/blog` }, '--against needs the address'],
  [['mfe-blog'], { against: '' }, '--against needs the address'],
  [['mfe-blog'], { on: `${url}/blog` }, '--on needs the address'],
  [[], { against: url }, 'name the apps'],
  [['mfe-blog'], { on: url, against: url }, 'not both'],
  [[], { on: url }, 'name one remote'],
  [['shell'], { on: url }, 'name one remote'],
  [['mfe-blog', 'mfe-marketing'], { on: url }, 'name one remote'],
])('refuses %j with %o: %s', (named, sites, reason) => {
  expect(() => chooseSources(known, named, sites)).toThrow(UsageError);
  expect(() => chooseSources(known, named, sites)).toThrow(reason);
});
