import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureVisit, type Visit } from '../fixtures/browser/measure-visit.ts';
import { editBuild } from '../fixtures/sites/edited-build.ts';
import { startIsolatedSite, type IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, test } from '../fixtures/test.ts';

// One site serves all of them.
test.describe.configure({ mode: 'default' });

const blog = '/ai-hiring-insights-blog';
const built = fileURLToPath(new URL('../../mfe-blog/dist', import.meta.url));

let folder: string;
let site: IsolatedSite;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'returning-'));
  site = await startIsolatedSite();
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** A visit of the blog by someone whose browser keeps what it has. */
const visit = (who: string): Promise<Visit> => measureVisit(join(folder, who), site.url + blog);

/** Releases the blog with another word, and nothing else. */
async function releaseWord(word: string): Promise<void> {
  const edited = await editBuild(built, (text) =>
    text.replaceAll('All articles', `All articles, ${word}`),
  );
  await site.release(edited);
}

const beyondDocument = ({ bytes, documentBytes }: Visit): number => bytes - documentBytes;

test('someone who comes back after a release loads the difference, after a rollback nothing, and whole files where a delta is gone @release', async () => {
  const first = await visit('visitor');
  expect(first.faults).toEqual([]);
  expect(first.requests).toBeGreaterThan(15);
  const again = await visit('visitor');
  expect([again.requests, beyondDocument(again)]).toEqual([1, 0]);

  await releaseWord('one');
  const released = await visit('visitor');
  expect(released.faults).toEqual([]);
  expect(released.deltas).toBeGreaterThan(0);
  expect(released.deltas).toBe(released.requests - 1);
  expect(beyondDocument(released)).toBeLessThan(0.05 * beyondDocument(first));

  await site.rollback('mfe-blog');
  const rolledBack = await visit('visitor');
  expect(rolledBack.faults).toEqual([]);
  expect(beyondDocument(rolledBack)).toBe(0);

  await releaseWord('two');
  for (const key of await site.store.list('deltas')) {
    if (key.endsWith('.dcz')) await site.store.remove(key);
  }
  const whole = await visit('visitor');
  expect(whole.faults).toEqual([]);
  expect([whole.deltas, whole.requests > 1]).toEqual([0, true]);
  expect(beyondDocument(whole)).toBeGreaterThan(beyondDocument(released));
});
