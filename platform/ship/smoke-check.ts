import { KnownError } from '@talent/node/terminal/known-error';
import type { Manifest } from '@talent/artifact/manifest';
import type { PageIndex } from '../compose/page-index.ts';
import { integrityOf } from '@talent/artifact/integrity';
import { assetUrl } from '../store/asset-url.ts';
import { forEachLimited } from '../store/for-each-limited.ts';

/** Longest time until the gateway shows a release or knows a new channel, and for one answer, ms. */
const LIVE_MS = 10_000;
const ANSWER_MS = 10_000;
const REQUESTS_AT_ONCE = 8;

/** The part of the running site to check after a release. */
interface SmokeCheck {
  /** Origin of the running site. */
  origin: string;
  /** Cookie that shows the channel; null for the public one. */
  cookie: string | null;
  app: Manifest;
  /** Its composed pages; null where it has none, because it is guarded. */
  index: PageIndex | null;
}

/**
 * Requests every page and every browser file of a released app from the running site.
 * @returns a line for each problem
 */
export async function smokeCheck(check: SmokeCheck): Promise<string[]> {
  const { app, index } = check;
  const shown = await untilShown(check);
  const reference = `${app.name}@${app.version}`;
  if (shown === 'no')
    return [`${check.origin} does not show ${reference} after ${LIVE_MS / 1000} s`];
  const pages = (index?.pages ?? []).filter(
    ({ kind }) => shown === 'yes' && (kind === 'page' || kind === 'resource'),
  );
  const files = Object.entries(app.files).filter(
    ([path]) => path.startsWith('client/') && index !== null,
  );
  const checks = [
    ...pages.map((page) => () => pageProblem(check, page)),
    ...files.map(
      ([path, { integrity }]) =>
        () =>
          fileProblem(check, path, integrity),
    ),
  ];
  const problems: string[] = [];
  if (shown === 'damaged') {
    problems.push(`${check.origin} shows an older version, because ${reference} is damaged`);
  }
  await forEachLimited(checks, REQUESTS_AT_ONCE, async (run) => {
    const problem = await run().catch((error: Error) => error.message);
    if (problem !== null) problems.push(problem);
  });
  return problems;
}

/** Asks the site for any answer, before a release that it is to be checked by. Throws `site-unreachable`. */
export async function assertAnswers(origin: string): Promise<void> {
  const answer = await ask(origin, '/', null).catch((cause: unknown) => {
    const message = `${origin} does not answer, so a release could not be checked there, and nothing was built: start the site, or name its URL with --site`;
    throw new KnownError('site-unreachable', message, { cause });
  });
  await answer.body?.cancel();
}

/** Visitors are told nothing about guarded apps: for them, any complete page counts as shown. */
async function untilShown({
  origin,
  cookie,
  app,
  index,
}: SmokeCheck): Promise<'yes' | 'damaged' | 'no'> {
  const path = index?.pages.find(({ kind }) => kind === 'page')?.path ?? '/';
  const expected = index === null ? '</html>' : `"version":"${app.version}"`;
  const shell = `"shell":"${app.version}"`;
  const isDamaged = new RegExp(`"(shellF|f)allbackFor":"${app.version}"`);
  const shown = await inTime(async () => {
    const html = await ask(origin, path, cookie).then(
      (response) => response.text(),
      () => '',
    );
    if (isDamaged.test(html)) return 'damaged';
    return html.includes(expected) || html.includes(shell) ? 'yes' : null;
  });
  return shown ?? 'no';
}

/** Looks until there is something, or the time is over. */
async function inTime<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  const end = Date.now() + LIVE_MS;
  for (;;) {
    const found = await look();
    if (found !== null || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function pageProblem(
  { origin, cookie, app }: SmokeCheck,
  { path, kind }: PageIndex['pages'][number],
): Promise<string | null> {
  const response = await ask(origin, path, cookie);
  const body = await response.text();
  // A page that is over answers 410.
  if (response.status !== 200 && response.status !== 410) {
    return `${path} answers ${response.status}`;
  }
  if (kind === 'resource') return body === '' ? `${path} is empty` : null;
  if (!body.trimEnd().endsWith('</html>')) return `${path} is cut off`;
  const isOwn = body.includes(assetUrl(app, app.entry.client));
  return isOwn ? null : `${path} is not a page of ${app.name}@${app.version}`;
}

async function fileProblem(
  { origin, cookie, app }: SmokeCheck,
  path: string,
  integrity: string,
): Promise<string | null> {
  const url = assetUrl(app, path);
  const response = await ask(origin, url, cookie);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return `${url} answers ${response.status}`;
  return integrityOf(bytes) === integrity ? null : `${url} is not the file that was built`;
}

async function ask(origin: string, path: string, cookie: string | null): Promise<Response> {
  const headers = cookie === null ? {} : { Cookie: cookie };
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(new URL(path, origin), { redirect: 'manual', headers, signal }).catch((cause) => {
    throw new KnownError('no-answer', `${path} does not answer`, { cause });
  });
}

/**
 * Opens a preview with its signed link, as the button in a browser does.
 * @returns value of the `Cookie` header that shows the preview; null where the site does not open it
 */
export async function openPreview(link: string): Promise<string | null> {
  const { origin, pathname, searchParams } = new URL(link);
  return inTime(async () => {
    const response = await fetch(new URL(pathname, origin), {
      method: 'POST',
      body: searchParams,
      redirect: 'manual',
      headers: { Origin: origin },
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null);
    await response?.body?.cancel();
    const [cookie = ''] = response?.headers.getSetCookie() ?? [];
    const pair = cookie.split(';')[0] ?? '';
    return response?.status === 303 && pair !== '' ? pair : null;
  });
}
