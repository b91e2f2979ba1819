import { expect, it } from 'vitest';
import { makeComposition } from '../remotes/testing/make-composition';
import { compositionLink } from './inspector';
import { inspectApps, type LoadedFile } from './inspect-apps';

const composition = makeComposition();
const [remote, other] = composition.remotes;
if (!remote || !other) throw new Error('The composition has two remotes.');

const file = (path: string, facts: Partial<LoadedFile> = {}): LoadedFile => ({
  name: `https://www.example.com${path}`,
  startTime: 100,
  responseEnd: 150,
  transferSize: 300,
  decodedBodySize: 900,
  responseStatus: 200,
  ...facts,
});
const tab = { composition, guarded: null, onPage: new Set<string>(), files: [], failures: [] };

it('adds up what an app has loaded under its version, and says how long that took', () => {
  const files = [
    file(`${remote.base}container.js`),
    file(`${remote.base}page.js`, { startTime: 120, responseEnd: 240, transferSize: 0 }),
    file(`/assets/${remote.name}/another-version/page.js`),
  ];
  expect(inspectApps({ ...tab, files })).toEqual([
    {
      name: remote.name,
      version: remote.version,
      fallbackFor: null,
      files: 2,
      loadMs: 140,
      transferred: 300,
      unpacked: 1800,
      errors: [],
    },
  ]);
});

it('names files that were not answered, and what was caught of the app', () => {
  const files = [file(`${remote.base}page.js`, { responseStatus: 404 })];
  const failures = [
    { app: remote.name, error: new Error('It threw.') },
    { app: other.name, error: 'late' },
  ];
  const [first, second] = inspectApps({ ...tab, files, failures });
  expect(first?.errors).toEqual(['page.js answers 404', 'It threw.']);
  expect(second).toMatchObject({ name: other.name, files: 0, loadMs: null, errors: ['late'] });
});

it('names the replacement of a damaged version, also of the shell, and lists guarded apps', () => {
  const guarded = { remotes: [{ ...remote, name: 'mfe-admin', fallbackFor: '9' }], home: '/' };
  const apps = inspectApps({
    ...tab,
    composition: { ...composition, shellFallbackFor: '2' },
    guarded,
    onPage: new Set(['shell', 'mfe-admin']),
  });
  expect(apps.map(({ name, fallbackFor }) => [name, fallbackFor])).toEqual([
    ['shell', '2'],
    ['mfe-admin', '9'],
  ]);
});

it('links to the page under the revision that it was made of', () => {
  const page = new URL('https://www.example.com/blog/a-post?topic=x#top');
  expect(compositionLink(composition, page)).toBe(
    'https://www.example.com/_channel/stable.7?to=%2Fblog%2Fa-post%3Ftopic%3Dx',
  );
});
