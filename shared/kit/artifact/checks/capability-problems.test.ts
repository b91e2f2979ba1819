import { minify } from 'terser';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../testing/make-artifact.ts';
import { capabilityProblems } from './capability-problems.ts';

/** What is wrong with an app's script, as the minifier leaves it. */
async function problemsOf(script: string, capabilities = {}): Promise<string[]> {
  const { code = '' } = await minify(script, { module: true, compress: { passes: 2 } });
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog/:slug'], capabilities });
  return capabilityProblems(manifest, { 'client/page.js': code }).map(({ message }) => message);
}

describe('a script', () => {
  it.each([
    [`fetch('https://api.reader.io/v1')`, { connects: [{ origin: 'https://api.reader.io' }] }],
    [`jsx('a', { href: 'https://reader.io/x' })`, { origins: ['https://reader.io'] }],
    [`localStorage.setItem('reader:' + id, '1')`, { storage: { local: ['reader:*'] } }],
    ['window.localStorage?.getItem(`reader:${id}`)', { storage: { local: ['reader:of-blog'] } }],
    [`sessionStorage.removeItem('reader')`, { storage: { session: ['rea*'] } }],
    [`indexedDB.open('reader', 2)`, { storage: { databases: ['reader'] } }],
    [`caches.open('reader')`, { storage: { caches: ['reader'] } }],
    ['document.cookie = `reader=${id}; path=/`', { cookies: ['reader'] }],
    [`navigator.clipboard.writeText(id)`, { permissions: [{ name: 'clipboard-write' }] }],
    [`navigator.geolocation.watchPosition(id)`, { permissions: [{ name: 'geolocation' }] }],
    [`id.createPolicy('own', {})`, { permissions: [{ name: 'trusted-types:own' }] }],
    [`jsx('iframe', { src: id })`, { frames: [{ origin: 'self' }] }],
  ])('may do %s where it is declared, and not otherwise', async (use, capabilities) => {
    const script = `export const run = (id, jsx) => ${use};`;
    expect(await problemsOf(script, capabilities)).toEqual([]);
    expect(await problemsOf(script)).not.toEqual([]);
  });

  it.each([
    [`fetch('https://api.reader.io')`, { origins: ['https://api.reader.io'] }],
    [`localStorage.getItem('reader-2')`, { storage: { local: ['reader'] } }],
    [`localStorage.getItem('reader')`, { storage: { session: ['reader'] } }],
  ])('may not do %s with another entry', async (use, capabilities) => {
    expect(await problemsOf(`export const run = () => ${use};`, capabilities)).toHaveLength(1);
  });

  it('needs nothing for names of schemas, and for its own pages', async () => {
    const script = `export const own = ['http://www.w3.org/2000/svg', '/blog/x', 'https://a.example'];`;
    expect(await problemsOf(script)).toEqual([]);
  });
});

it('says file, what was found, and the way out', async () => {
  expect(await problemsOf(`localStorage.getItem('reader')`)).toEqual([
    'client/page.js uses "reader", which mfe-blog/capabilities.json does not declare under storage.local: ' +
      'remove it, or build and run "pnpm capabilities mfe-blog --accept"',
  ]);
});

it('a declaration may only name routes of its app', async () => {
  const frames = [{ origin: 'self', on: ['/blog/:slug', '/jobs'] }];
  expect(await problemsOf('', { frames })).toEqual([
    'mfe-blog/capabilities.json names /jobs, which is no route of mfe-blog: correct "on"',
  ]);
});
