import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editBuild } from '../fixtures/sites/edited-build.ts';
import { type IsolatedSite, shareSite } from '../fixtures/sites/isolated-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { chromium, type BrowserContext } from '@playwright/test';
import { browserPath } from '../fixtures/browser/browser-path.ts';

const blog = '/ai-hiring-insights-blog';
const built = fileURLToPath(new URL('../../mfe-blog/dist', import.meta.url));

let folder: string;
let site: IsolatedSite;
shareSite((shared) => (site = shared));

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'returning-'));
});

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A visit of the blog by someone whose browser keeps what it has. */
const visit = (who: string): Promise<Visit> => measureVisit(join(folder, who), site.url + blog);

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

interface Visit {
  requests: number;
  /** Heads and bodies as they were sent. */
  bytes: number;
  /** Of these, the document. */
  documentBytes: number;
  /** Files that came as the difference to an earlier version. */
  deltas: number;
  /** Texts of the page's errors, and files that were not answered. */
  faults: string[];
}

/** Opens a page in a browser of its own that keeps its profile in a folder, as someone who comes back another day. */
async function measureVisit(profile: string, url: string): Promise<Visit> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: ['--no-sandbox'],
  });
  try {
    return await openPage(context, url);
  } finally {
    // A browser that closes writes its cache.
    await context.close();
  }
}

async function openPage(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const visit: Visit = { requests: 0, bytes: 0, documentBytes: 0, deltas: 0, faults: [] };
  const sent = new Map<string, { isDocument: boolean }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.status >= 400) visit.faults.push(`${response.url}: ${response.status}`);
    if (response.fromDiskCache || response.url.startsWith('data:')) return;
    sent.set(requestId, { isDocument: type === 'Document' });
    const encoding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    if (encoding?.[1] === 'dcz') visit.deltas += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = sent.get(requestId);
    if (answer === undefined) return;
    visit.requests += 1;
    visit.bytes += encodedDataLength;
    if (answer.isDocument) visit.documentBytes += encodedDataLength;
  });
  page.on('pageerror', ({ message }) => visit.faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') visit.faults.push(message.text());
  });
  await session.send('Network.enable');
  await page.goto(url);
  // The last file that a page asks for by itself. On a busy machine the network is idle before that, too.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/prefetch-links-')),
  );
  await page.waitForLoadState('networkidle');
  return visit;
}
