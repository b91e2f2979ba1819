import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Journeys {
  shown: string;
  args: string[];
}
// The program is plain JavaScript: it starts before anything is installed.
const { journeysFor } = (await import(join(import.meta.dirname, 'journeys.mjs'))) as {
  journeysFor(folders: readonly string[], changed: readonly string[]): Journeys | null;
};

it.each(['mfe-admin', 'mfe-blog', 'mfe-marketing', 'mfe-salary-tools'])(
  'a change of %s opens its own journeys, and no releases',
  (app) => {
    const { shown = '', args = [] } = journeysFor([app, 'e2e'], [`${app}/src/a.ts`]) ?? {};
    expect(args.slice(-2)).toEqual(['--grep-invert', '@matrix|@long|@release']);
    for (const path of shown.split(' ')) {
      const [, folder = '', start = ''] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
      const specs = join(root, 'e2e', folder);
      expect(existsSync(specs), path).toBe(true);
      expect(
        readdirSync(specs).filter((name) => name.startsWith(start)),
        path,
      ).not.toEqual([]);
    }
  },
);

it('a new remote has the tests of every page, the platform all with releases, a document none', () => {
  const all = ['--grep-invert', '@matrix|@long'];
  expect(journeysFor(['mfe-events'], [])?.shown).toBe('pages/');
  expect(journeysFor(['platform', 'mfe-blog'], [])?.args).toEqual(all);
  expect(journeysFor([], ['e2e/a.ts'])?.args).toEqual(all);
  expect(journeysFor(['shared/kit/node'], ['docs/a.md'])).toBeNull();
});
