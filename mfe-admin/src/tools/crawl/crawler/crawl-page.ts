import {
  askSite,
  isHtml,
  PageFetchError,
  readLimited,
  type AskOptions,
} from '../../../site-pages/api/fetch-page';
import { parseInert } from '../../../site-pages/parse-inert';
import {
  lateContent,
  readDocument,
  type CrawledPage,
  type DocumentFacts,
  type Hop,
  type Rendering,
} from '../document/read-document';
import { contentHashOf, signatureOf, wordsOf } from '../document/text-signature';

export type CrawlAnswer = Awaited<ReturnType<typeof fetchForCrawl>>;

/**
 * Asks for a path as a visitor without any cookie does, past every cache. Every status is an answer: it has the path that
 * answered after redirects, `X-Robots-Tag` in small letters, the document (null where the answer is none), and the time from
 * the request to the last byte, ms.
 * @throws PageFetchError with `timeout`, `offline` or `too-large`; the signal's own reason when the caller gave up.
 */
export async function fetchForCrawl(path: string, options: AskOptions) {
  const asked = { ...options, credentials: 'omit' } as const;
  const { loadTime, ...answer } = await askSite(path, asked, async (response, url) => {
    const html = isHtml(response) ? await readLimited(response) : null;
    if (html === null) await response.body?.cancel();
    return {
      status: response.status,
      path: url.pathname,
      redirected: response.redirected,
      robotsHeader: (response.headers.get('X-Robots-Tag') ?? '').toLowerCase(),
      html,
    };
  });
  return { ...answer, loadMs: Math.round(loadTime) };
}

/** Pause before a failed request is retried, ms. */
const retryAfter = 1_000;

export interface PageReader {
  origin: string;
  origins: readonly string[];
  fetchPage: (path: string, signal: AbortSignal) => Promise<CrawlAnswer>;
  trace: (path: string, signal: AbortSignal) => Promise<Hop[]>;
  /** Runs a page; null where the crawl does not. @throws RenderError */
  render: ((path: string, signal: AbortSignal) => Promise<DocumentFacts>) | null;
  wait: (ms: number) => Promise<void>;
}

/**
 * Reads a page as the site serves it and, where asked, as scripts leave it. A page that does not answer is a result, too.
 * @throws the signal's reason when the crawl was given up.
 */
export async function crawlPage(
  path: string,
  reader: PageReader,
  signal: AbortSignal,
): Promise<CrawledPage> {
  const { attempts, answer, failure } = await askTwice(path, reader, signal);
  const page = { ...blankPage(path), attempts, failure };
  if (answer === null) {
    // A browser reports a loop as an unreachable page.
    const hops = failure === 'unreachable' ? await reader.trace(path, signal) : [];
    const told = { ...page, status: hops[0]?.status ?? null };
    return hops[0]?.location
      ? { ...told, outcome: 'redirected', hops, failure: null }
      : { ...told, outcome: 'failed' };
  }
  const { robotsHeader, loadMs, html } = answer;
  const read = { ...page, status: answer.status, robotsHeader, loadMs };
  if (answer.redirected) {
    const hops = await reader.trace(path, signal);
    const known = hops.length > 0 ? hops : untold(path, answer);
    return { ...read, outcome: 'redirected', status: known[0]?.status ?? null, hops: known };
  }
  if (html === null) return { ...read, outcome: 'not-html' };
  const url = new URL(path, reader.origin).href;
  const facts = readDocument(parseInert(html, 'text/html'), { url, origins: reader.origins });
  const rendering = answer.status === 200 ? await renderPage(path, facts, reader, signal) : null;
  return { ...read, outcome: 'read', document: await keep(facts, html), rendering };
}

export function blankPage(path: string): CrawledPage {
  return {
    path,
    outcome: 'blocked',
    status: null,
    failure: null,
    attempts: 0,
    hops: [],
    robotsHeader: '',
    loadMs: 0,
    document: null,
    rendering: null,
  };
}

/** Retries once after a server error or no answer. */
async function askTwice(path: string, reader: PageReader, signal: AbortSignal) {
  const first = await ask(path, reader, signal);
  const isBad = first.answer === null ? first.failure !== 'too-large' : first.answer.status >= 500;
  if (!isBad) return { ...first, attempts: 1 };
  await reader.wait(retryAfter);
  signal.throwIfAborted();
  return { ...(await ask(path, reader, signal)), attempts: 2 };
}

async function ask(path: string, { fetchPage }: PageReader, signal: AbortSignal) {
  try {
    return { answer: await fetchPage(path, signal), failure: null } as const;
  } catch (error) {
    if (!(error instanceof PageFetchError) || signal.aborted) throw error;
    const { code } = error;
    const failure = code === 'timeout' || code === 'too-large' ? code : 'unreachable';
    return { answer: null, failure } as const;
  }
}

/** The end of a redirect, where the site does not tell the way. */
function untold(path: string, answer: CrawlAnswer): Hop[] {
  return [
    { path, status: null, location: answer.path },
    { path: answer.path, status: answer.status, location: null },
  ];
}

async function renderPage(
  path: string,
  served: DocumentFacts,
  { render }: PageReader,
  signal: AbortSignal,
): Promise<Rendering | null> {
  if (render === null) return null;
  try {
    return { status: 'rendered', late: lateContent(served, await render(path, signal)) };
  } catch (error) {
    signal.throwIfAborted();
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function keep({ text, ...facts }: DocumentFacts, html: string) {
  const words = wordsOf(text);
  return {
    ...facts,
    words: words.length,
    signature: signatureOf(words),
    contentHash: await contentHashOf(facts.titles[0], facts.descriptions[0], text),
    htmlBytes: new TextEncoder().encode(html).byteLength,
  };
}
