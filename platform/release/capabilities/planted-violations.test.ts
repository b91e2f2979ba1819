import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { minify } from 'terser';
import { describe, expect, it } from 'vitest';
import { artifactCapabilityProblems } from './capability-problems.ts';

/** Rules that an app's script breaks. */
function rulesOf(script: string, capabilities = {}): string[] {
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog/:slug'], capabilities });
  return artifactCapabilityProblems(manifest, { 'client/page.js': script }).map(({ rule }) => rule);
}

/** As the build minifies an app. */
async function minified(script: string): Promise<string> {
  const { code = '' } = await minify(script, {
    module: true,
    compress: { passes: 2 },
    mangle: true,
  });
  return code;
}

/** A part of an app that needs nothing, around a planted violation. */
const around = (plant: string): string => `
  import { jsx } from './react.js';
  const labels = { read: 'Read the post', share: 'Share' };
  export const page = (slug) => jsx('a', { href: '/blog/' + slug, children: labels.read });
  ${plant}
`;

/** Name, rule, code. */
const PLANTS = [
  [
    'a request to a foreign origin',
    'undeclared-origin',
    `export const send = (body) => fetch('https://collect.tracker.io/v1', { body });`,
  ],
  [
    'a beacon whose address is put together',
    'undeclared-origin',
    `const host = 'collect.tracker.io'; export const leave = () => navigator.sendBeacon('https://' + host + '/bye');`,
  ],
  [
    'a socket through an alias of the window',
    'undeclared-origin',
    `const top = globalThis; export const open = () => new top.WebSocket('wss://live.tracker.io/feed');`,
  ],
  [
    'a script from another host',
    'undeclared-origin',
    `export const load = () => import('//cdn.tracker.io/a.js');`,
  ],
  [
    'a key in localStorage',
    'undeclared-storage',
    `export const keep = (text) => localStorage.setItem('reader', text);`,
  ],
  [
    'a key through a computed property and an alias',
    'undeclared-storage',
    `const store = window['local' + 'Storage']; export const read = () => store?.getItem('reader');`,
  ],
  [
    'a key that a helper is given',
    'undeclared-storage',
    `function kept(where, key) { return window[where].getItem(key); } export const seen = () => [kept('sessionStorage', 'seen-1'), kept('sessionStorage', 'seen-2')];`,
  ],
  [
    'a key as a property of a destructured storage',
    'undeclared-storage',
    `const { sessionStorage: { visits, ...others } } = window; export const all = [visits, others]; export const count = () => { sessionStorage.visits = 1; };`,
  ],
  [
    'a database',
    'undeclared-storage',
    `export const open = () => indexedDB.open('reader-history', 2);`,
  ],
  [
    'a cookie',
    'undeclared-cookie',
    'export const mark = (id) => { document.cookie = `reader=${id}; path=/`; };',
  ],
  [
    'a global that is set',
    'undeclared-global',
    `export const start = () => { window.dataLayer = window.dataLayer || []; };`,
  ],
  [
    'a global that is defined on the side',
    'undeclared-global',
    `export const start = () => Object.assign(globalThis, { readerApi: { version: 1 } });`,
  ],
  [
    'a changed method of the language',
    'undeclared-global',
    `export const patch = () => { Array.prototype.last = function () { return this.at(-1); }; };`,
  ],
  [
    'a replaced fetch',
    'undeclared-global',
    `const before = window.fetch; export const watch = (log) => { window.fetch = (...all) => (log(all), before(...all)); };`,
  ],
  [
    'a module of the SDK',
    'undeclared-sdk-module',
    `import { importShared } from './federation.js'; const { sessionStore } = await importShared('@talent/sdk'); export const who = () => sessionStore.getState();`,
  ],
  [
    'a link to another app',
    'undeclared-link',
    'export const link = (slug) => jsx("a", { href: `/machine-learning-ai-jobs/${slug}` });',
  ],
  [
    'a field for a phone number',
    'undeclared-personal-data',
    `export const field = () => jsx('input', { type: 'tel', autoComplete: 'tel' });`,
  ],
  [
    'a worker',
    'undeclared-worker',
    `export const work = () => new Worker(new URL('./count.js', import.meta.url));`,
  ],
  [
    'a service worker',
    'undeclared-worker',
    `const { serviceWorker: own } = navigator; export const install = () => own.register('/sw.js');`,
  ],
  [
    'the place of the visitor',
    'undeclared-permission',
    `export const where = (tell) => navigator.geolocation.getCurrentPosition(tell);`,
  ],
  [
    'the clipboard, destructured',
    'undeclared-permission',
    `const { clipboard } = navigator; export const copy = (text) => clipboard.writeText(text);`,
  ],
  [
    'a frame',
    'undeclared-frame',
    `export const show = () => { const frame = document.createElement('iframe'); frame.src = '/x'; return frame; };`,
  ],
  [
    'a Trusted Types policy',
    'undeclared-trusted-types-policy',
    `export const policy = globalThis.trustedTypes?.createPolicy('any-html', { createHTML: (html) => html });`,
  ],
  [
    'code from text',
    'code-from-text',
    `export const run = (text) => new Function('data', 'return ' + text);`,
  ],
  [
    'eval under another name',
    'code-from-text',
    `const run = (0, eval); export const result = (text) => run(text);`,
  ],
] as const;

describe('planted violations', () => {
  it('are at least twenty, of every rule', () => {
    expect(PLANTS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(PLANTS.map(([, rule]) => rule)).size).toBe(12);
  });

  it('are not in the code around them', async () => {
    expect(rulesOf(around(''))).toEqual([]);
    expect(rulesOf(await minified(around('')))).toEqual([]);
  });

  it.each(PLANTS)('%s is found', (_name, rule, plant) => {
    expect([...new Set(rulesOf(around(plant)))]).toEqual([rule]);
  });

  it.each(PLANTS)('%s is found after the minifier', async (_name, rule, plant) => {
    expect([...new Set(rulesOf(await minified(around(plant))))]).toEqual([rule]);
  });
});
