import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { describe, expect, it } from 'vitest';
import { artifactCapabilityProblems } from './capability-problems.ts';

/** Rules that an app's script breaks. */
function rulesOf(script: string, capabilities = {}): string[] {
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog/:slug'], capabilities });
  return artifactCapabilityProblems(manifest, { 'client/page.js': script }).map(({ rule }) => rule);
}

describe('a declaration', () => {
  it.each([
    [`localStorage.setItem('reader:' + id, '1')`, { storage: { local: ['reader:*'] } }],
    [`localStorage.setItem(id, '1')`, { storage: { local: ['dynamic'] } }],
    [`fetch('https://api.reader.io/v1')`, { connects: [{ origin: 'https://api.reader.io' }] }],
    [`document.cookie = 'reader=1'`, { cookies: ['reader'] }],
    [`navigator.clipboard.writeText(id)`, { permissions: [{ name: 'clipboard-write' }] }],
    [`Reflect.get(window, 'reader')`, { globals: ['reader'] }],
    ['jsx("a", { href: "/jobs/" + id })', { links: { routes: ['/jobs/:job'] } }],
    [`new Function('return ' + id)()`, { codeFromText: ['Function'] }],
  ])('permits %s', (call, capabilities) => {
    const script = `import { jsx } from './react.js'; export const run = (id) => ${call};`;
    expect(rulesOf(script, capabilities)).toEqual([]);
    expect(rulesOf(script)).not.toEqual([]);
  });

  it('permits no other key than it names, and no computed key without "dynamic"', () => {
    const storage = { local: ['reader:*'] };
    expect(rulesOf(`localStorage.getItem('other')`, { storage })).toEqual(['undeclared-storage']);
    expect(rulesOf(`export const read = (key) => localStorage.getItem(key)`, { storage })).toEqual([
      'undeclared-storage',
    ]);
  });

  it('cannot permit eval', () => {
    expect(rulesOf(`eval('1')`, { codeFromText: ['Function'] })).toEqual(['code-from-text']);
  });

  it('may only name routes of its app', () => {
    const frames = [{ origin: 'self', on: ['/blog/:slug', '/jobs'] }];
    expect(rulesOf('', { frames })).toEqual(['capability-route']);
  });
});

it('says file, what was found, and the way out', () => {
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog'], capabilities: {} });
  const script = `localStorage.getItem('reader'); export const f = (id) => { document.cookie = id; eval(id); };`;
  const problems = artifactCapabilityProblems(manifest, { 'client/page.js': script });
  expect(problems.map(({ message }) => message).sort()).toEqual([
    'client/page.js makes code from text with eval: remove it, no declaration permits it',
    'client/page.js uses the cookie "…", which it computes: declare "dynamic" under cookies in mfe-blog/capabilities.json, or remove it',
    'client/page.js uses the key in localStorage "reader": declare "reader" under storage.local in mfe-blog/capabilities.json, or remove it',
  ]);
});

it('follows a key through the scripts of an app, and names each need once', () => {
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog'], capabilities: {} });
  const problems = artifactCapabilityProblems(manifest, {
    'client/keys.js': `const own = 'reader'; export { own as k };`,
    'client/page.js': `import { k } from './keys.js'; export const read = () => localStorage.getItem(k);`,
    'client/other.js': `import { k } from './keys.js'; export const drop = () => localStorage.removeItem(k);`,
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain('"reader"');
});

it('asks nothing of a shell of an older build, and of another one what pages get from it', () => {
  const script = `window.own = 1; navigator.geolocation.watchPosition(() => {});`;
  const rules = (capabilities?: object) =>
    artifactCapabilityProblems(
      manifestOf({ name: 'shell', patterns: ['/'], ...(capabilities && { capabilities }) }),
      { 'client/shell.js': script },
    ).map(({ rule }) => rule);
  expect(rules()).toEqual([]);
  expect(rules({})).toEqual(['undeclared-permission']);
});

it('takes a build without a declaration until a version with one is live', () => {
  const app = { name: 'mfe-blog', patterns: ['/blog'] };
  const scripts = { 'client/page.js': `localStorage.getItem('reader')` };
  const rules = (before: object) =>
    artifactCapabilityProblems(manifestOf(app), scripts, manifestOf({ ...app, ...before })).map(
      ({ rule }) => rule,
    );
  expect(rules({})).toEqual([]);
  expect(rules({ capabilities: {} })).toEqual(['no-capabilities']);
});

it('refuses a script that cannot be read', () => {
  expect(rulesOf('export const = 1')).toEqual(['unreadable-script']);
});
