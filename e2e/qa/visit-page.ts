import { errors, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { runAxe } from '../fixtures/browser/axe.ts';
import { isHydrated } from '../fixtures/test.ts';
import { holdDate, keepBadgeAway, readPage, watchPaint, type ReadPage } from './read-page.ts';
import {
  looks as allLooks,
  nameOfLook,
  type Finding,
  type Look,
  type PageFacts,
  type Sight,
} from './page-facts.ts';
import type { Target } from './target.ts';
import { followRequestDepths } from '../fixtures/browser/request-depths.ts';

/** The moment at which every page believes to be opened, so that dates are the same in each run. */
const NOW = new Date('2026-01-15T12:00:00Z');
/** Pages that are opened at the same time. Much of a visit is waiting for silence on the network: four keep two cores busy. */
export const AT_ONCE = 4;
/** Longest time for a page to load, ms. */
export const LOAD_MS = 30_000;
/** Longest time for a picture, ms: it takes a tenth of a second, or for ever. */
export const PICTURE_MS = 10_000;
/** Longest time for a page's code to run, ms: a broken page takes this long in each look. */
const CODE_MS = 10_000;
/** Silence on the network after which a page counts as settled, ms. */
const QUIET_MS = 500;

/** A page that the browser could not look at. The command prints its message. */
class LookError extends Error {
  readonly code = 'look-failed';
}

/** Opens a page of a release in every look, with everything that moves held still, and reads it. */
export async function visitPage(
  browser: Browser,
  target: Target,
  path: string,
  looks: readonly Look[] = allLooks,
): Promise<PageFacts> {
  const sights: Sight[] = [];
  let first: (ReadPage & { status: number }) | null = null;
  for (const look of looks) {
    const looked = await inAnotherTab(() => lookOnce(browser, target, path, look)).catch(
      (error: unknown) => {
        const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        const what = `${path} of ${target.label} could not be looked at (${nameOfLook(look)})`;
        throw new LookError(`${what}: ${why}`, { cause: error });
      },
    );
    sights.push(looked.sight);
    first ??= looked.read;
  }
  if (first === null) throw new Error('there is no look');
  const { status, title, owner, versions, lines } = first;
  return { path, status, title, owner, versions, lines, sights };
}

/** Looks once more, in a new tab, if the first look took too long: under load Chromium sometimes draws no frame. */
export async function inAnotherTab<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return look();
  }
}

async function lookOnce(
  browser: Browser,
  target: Target,
  path: string,
  look: Look,
): ReturnType<typeof lookAt> {
  const context = await openContext(browser, target, look);
  try {
    return await lookAt(await context.newPage(), target.origin + path, look);
  } finally {
    await context.close();
  }
}

/** A browser window for one look at a page of a release, in which nothing moves and every date is the same. */
export async function openContext(
  browser: Browser,
  { origin, cookie }: Target,
  { width, scheme }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: scheme,
    // The ticker and everything else that moves stands still.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  // A picture is an action too, and waits for ever otherwise.
  context.setDefaultTimeout(LOAD_MS);
  await context.addInitScript(holdDate, NOW.getTime());
  await context.addInitScript(watchPaint);
  await context.addInitScript(keepBadgeAway);
  await context.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  if (cookie !== null) {
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url: origin }]);
  }
  return context;
}

async function lookAt(
  page: Page,
  url: string,
  look: Look,
): Promise<{ sight: Sight; read: ReadPage & { status: number } }> {
  const watched = await watchRequests(page);
  const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
  await settle(page);
  const read = await page.evaluate(readPage);
  const violations = await findViolations(page);
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    timeout: PICTURE_MS,
  });
  const { regions, paint, blocked, shift, overflow } = read;
  return {
    sight: {
      look,
      picture,
      regions,
      violations,
      ...(await watched.result()),
      paint,
      blocked,
      shift,
      overflow,
    },
    read: { ...read, status: response?.status() ?? 0 },
  };
}

/** Waits for the page's code, for fonts, for pictures below the fold and until nothing is requested any more. */
export async function settle(page: Page): Promise<void> {
  // Later waits have bounds of their own. A page whose code is broken is looked at all the same.
  page.setDefaultTimeout(CODE_MS);
  await isHydrated(page).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // Frames are no measure of time here: without a window the browser draws none for as long as nothing changes.
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle', { timeout: LOAD_MS });
  await page.evaluate((quiet) => new Promise((done) => setTimeout(done, quiet)), QUIET_MS);
}

async function findViolations(page: Page): Promise<Finding[]> {
  const found = (await runAxe(page, { selectors: true })).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target: [selector], html }) => ({ selector: String(selector), id, help, html })),
  );
  return Promise.all(
    found.map(async ({ selector, id, help, html }) => ({
      app: await page.evaluate(
        (query) =>
          document.querySelector(query)?.closest<HTMLElement>('[data-app]')?.dataset['app'] ??
          'shell',
        selector,
      ),
      text: `${id} (${help}): ${html.slice(0, 200)}`,
    })),
  );
}

/** The script of a preview's badge: nothing of it is compared. */
const BADGE = '/show-preview-badge';

type Watched = Pick<Sight, 'messages' | 'failed' | 'bytes' | 'depth'>;

/** Records the console messages of a page, its requests, and the bytes of each app. */
export async function watchRequests(page: Page): Promise<{ result: () => Promise<Watched> }> {
  const messages: Finding[] = [];
  const failed: Finding[] = [];
  const bytes: Record<string, number> = {};
  const urls = new Map<string, string>();
  const headBytes = new Map<string, number>();

  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Chromium repeats what `failed` says better.
    if (message.text().startsWith('Failed to load resource')) return;
    const { url } = message.location();
    messages.push({ app: appOfUrl(url), text: `${message.type()}: ${plain(message.text())}` });
  });
  page.on('pageerror', (error) => {
    const place = /https?:\/\/[^\s)]+/.exec(error.stack ?? '')?.[0] ?? '';
    messages.push({ app: appOfUrl(place), text: `exception: ${plain(error.message)}` });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left, or a prefetch that is no longer wanted.
    if (reason === 'net::ERR_ABORTED') return;
    failed.push({ app: appOfUrl(request.url()), text: `${nameOfFile(request.url())}: ${reason}` });
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    failed.push({
      app: appOfUrl(response.url()),
      text: `${nameOfFile(response.url())}: ${response.status()}`,
    });
  });

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Nothing is prefetched with the data saver on: what is counted is this page's own.
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const depths = await followRequestDepths(page, session);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.includes(BADGE)) urls.set(requestId, request.url);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url === undefined) return;
    const app = appOfUrl(url);
    // Without headers: a preview has more of them than what is live.
    bytes[app] = (bytes[app] ?? 0) + encodedDataLength - (headBytes.get(requestId) ?? 0);
  });

  return {
    result: async () => ({
      messages,
      failed,
      bytes,
      depth: Math.max(
        ...[...(await depths())].flatMap(([url, depth]) => (url.includes(BADGE) ? [] : [depth])),
      ),
    }),
  };
}

/** The app that a released file belongs to; `page` for documents and their data. */
function appOfUrl(url: string): string {
  return /\/assets\/([^/]+)\//.exec(url)?.[1] ?? 'page';
}

/** An address without the version or the hash of the content, which differ from release to release. */
function nameOfFile(url: string): string {
  if (!URL.canParse(url)) return url;
  return new URL(url).pathname
    .replace(/^\/assets\/([^/]+)\/(?:[^/]+\/)?([^/]+)$/, '$1/$2')
    .replace(CONTENT_HASH, '');
}

const CONTENT_HASH = /-[\w-]{8}(?=\.\w+)/g;

/** A message without origins, ports, versions and hashes of contents. */
function plain(text: string): string {
  return text
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/(\/assets\/[^/]+)\/\d[^/]+\//g, '$1/…/')
    .replace(CONTENT_HASH, '');
}
