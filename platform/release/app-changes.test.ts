import { capabilitiesSchema } from '@talent/artifact/capabilities/capabilities';
import { expect, it } from 'vitest';
import type { Manifest } from '@talent/artifact/manifest';
import { appChanges } from './app-changes.ts';

const route = (pattern: string, facts: Partial<Manifest['routes'][number]> = {}) => ({
  pattern,
  guard: null,
  prerender: 'static' as const,
  revalidate: null,
  sitemap: null,
  scripts: ['client/a.js'],
  styles: [],
  ...facts,
});

const manifest = (facts: Partial<Manifest>): Manifest => ({
  schema: 1,
  name: 'mfe-blog',
  kind: 'remote',
  version: '1.0.0-0000000001',
  commit: null,
  contract: { provides: null, needs: '^1.0.0' },
  entry: { client: 'client/c.js', server: 'server/s.js', closures: null, scripts: [], styles: [] },
  shared: {},
  capabilities: capabilitiesSchema.parse({}),
  fonts: [],
  redirects: [],
  routes: [],
  files: {},
  ...facts,
});

const integrity = 'sha384-x';

it('names added, removed and changed routes, and ignores new names of files', () => {
  const before = manifest({ routes: [route('/'), route('/old'), route('/kept')] });
  const after = manifest({
    routes: [
      route('/', { revalidate: 60 }),
      route('/new'),
      route('/kept', { scripts: ['client/b.js'] }),
    ],
  });
  expect(appChanges(before, after)).toMatchObject({
    added: ['/new'],
    removed: ['/old'],
    changed: ['/'],
    contract: null,
  });
});

it('counts what browsers may load, before and after', () => {
  const before = manifest({ files: { 'client/a.js': { size: 100, integrity } } });
  const after = manifest({
    files: {
      'client/b.js': { size: 70, integrity },
      'client/c.css': { size: 50, integrity },
      'server/s.js': { size: 9000, integrity },
    },
  });
  expect(appChanges(before, after).bytes).toEqual({ before: 100, after: 120 });
});

it('names what the new version needs and the one before did not', () => {
  const needing = (...names: string[]) =>
    manifest({ capabilities: capabilitiesSchema.parse({ storage: { local: names } }) });
  expect(appChanges(needing('kept', 'gone'), needing('kept', 'reader')).needs).toEqual([
    'storage.local:reader',
  ]);
  const frames = [{ origin: 'self', on: ['/blog'] }];
  const after = manifest({ capabilities: capabilitiesSchema.parse({ frames }) });
  expect(appChanges(manifest({}), after).needs).toEqual(['frames:self (on /blog)']);
});

it('names a changed contract range', () => {
  const after = manifest({ contract: { provides: null, needs: '^2.0.0' } });
  expect(appChanges(manifest({}), after).contract).toEqual({ before: '^1.0.0', after: '^2.0.0' });
});

it('treats everything in a first version as new', () => {
  expect(appChanges(null, manifest({ routes: [route('/')] }))).toEqual({
    added: ['/'],
    removed: [],
    changed: [],
    contract: null,
    needs: [],
    bytes: { before: null, after: 0 },
  });
});
