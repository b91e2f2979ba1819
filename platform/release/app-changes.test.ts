import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { expect, it } from 'vitest';
import { appChanges } from './app-changes.ts';

const app = { name: 'mfe-blog', patterns: ['/old', '/kept'] };

it('names added, removed and changed routes, new needs and a changed contract, and no new names of files', () => {
  const storage = (...local: string[]) => ({ capabilities: { storage: { local } } });
  const before = manifestOf({ ...app, ...storage('kept', 'gone'), contentNames: true });
  const after = manifestOf({
    ...{ ...app, patterns: ['/new', '/kept'], contract: '^2.0.0', contentNames: true },
    capabilities: {
      storage: { local: ['kept', 'reader'] },
      frames: [{ origin: 'self', on: ['/blog'] }],
    },
    files: { 'client/page.js': 'another();' },
  });
  expect(appChanges(before, after)).toMatchObject({
    added: ['/new'],
    removed: ['/old'],
    changed: [],
    needs: ['storage.local:reader', 'frames:self (on /blog)'],
    contract: { before: '^1.0.0', after: '^2.0.0' },
  });
  const later = manifestOf({ ...app, route: { later: ['client/other.js'] } });
  expect(appChanges(manifestOf(app), later).changed).toEqual([]);
  const slower = manifestOf({ ...app, route: { revalidate: 60 } });
  expect(appChanges(before, slower)).toMatchObject({ changed: ['/old', '/kept'], contract: null });
});

it('counts what browsers may load, and treats everything in a first version as new', () => {
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/'] });
  const file = (size: number) => ({ size, integrity: `sha384-${'A'.repeat(64)}` });
  const before = { ...manifest, files: { 'client/a.js': file(100) } };
  const client = { 'client/b.js': file(70), 'client/c.css': file(50) };
  const after = { ...manifest, files: { ...client, 'server/s.js': file(9000) } };
  expect(appChanges(before, after).bytes).toEqual({ before: 100, after: 120 });
  expect(appChanges(null, after)).toEqual({
    added: ['/'],
    removed: [],
    changed: [],
    contract: null,
    needs: [],
    bytes: { before: null, after: 120 },
  });
});
