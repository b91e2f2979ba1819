import type { Page } from '@playwright/test';
import { followRequestDepths } from '../fixtures/browser/request-depths.ts';
import type { Finding, Sight } from './page-facts.ts';

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
