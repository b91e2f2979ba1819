import {
  MOST_LINKS,
  linkChecksAnswerSchema,
  type LinkCheck,
  type LinkReason,
} from '@talent/functions/link-checks/contract';
import type { MarkdownNode } from '@talent/markdown/document';
import { parseMarkdown, textProblem } from '@talent/markdown/parse-markdown';
import { staffHeaders } from '../../../backend/staff-headers';

/** `unknown`: the page did not answer in time, or not as a page does. */
export type LinkState = 'alive' | 'dead' | 'unknown';

const TIMEOUT = 10_000;
const AT_ONCE = 4;

export async function checkLinks(paths: readonly string[]): Promise<Record<string, LinkState>> {
  const waiting = [...paths];
  const states: Record<string, LinkState> = {};
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      states[path] = await stateOf(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return states;
}

async function stateOf(path: string): Promise<LinkState> {
  try {
    // As a visitor: what only staff can open is no page for readers.
    const { ok, status } = await fetch(path, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (ok) return 'alive';
    return status === 404 || status === 410 ? 'dead' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Longest wait for the server, ms: it asks six links at once, each for eight seconds at most. */
const SERVER_TIMEOUT = 60_000;

/** Asks the server which links to other sites are alive. A browser may not ask them itself. Never rejects. */
export async function checkOtherLinks(urls: readonly string[]): Promise<LinkCheck[]> {
  const checks: LinkCheck[] = [];
  for (let from = 0; from < urls.length; from += MOST_LINKS) {
    checks.push(...(await askServer(urls.slice(from, from + MOST_LINKS))));
  }
  return checks;
}

async function askServer(urls: readonly string[]): Promise<LinkCheck[]> {
  const unknown = (reason: LinkReason): LinkCheck[] =>
    urls.map((url) => ({ url, state: 'unknown', reason, status: null }));
  try {
    const response = await fetch('/functions/v1/link-checks', {
      method: 'POST',
      headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
      body: JSON.stringify({ urls }),
      signal: AbortSignal.timeout(SERVER_TIMEOUT),
    });
    if (response.status === 429) return unknown('limited');
    return linkChecksAnswerSchema.parse(await response.json()).checks;
  } catch (error) {
    console.error('Links to other sites were not checked', error);
    return unknown('unasked');
  }
}

export type TextParts = ReturnType<typeof partsOfText>;

/**
 * Of a Markdown text, footnotes included: its images, and where it leads, each address once and without what follows `#`.
 * `pages` are pages and files of this site, `others` are on other sites.
 */
export function partsOfText(markdown: string) {
  const siteOrigin = globalThis.location?.origin ?? 'https://site.invalid';
  const { body, footnotes } = parseMarkdown(textProblem(markdown) ? '' : markdown, { siteOrigin });
  const nodes = [...elements(body), ...footnotes.flatMap((note) => elements(note.body))];
  const images = nodes.flatMap(({ tag, attributes: { src = '', alt = '' } = {} }) =>
    tag === 'img' ? [{ path: src, alt }] : [],
  );
  const links = nodes.flatMap(({ tag, attributes: { href = '' } = {} }) =>
    tag === 'a' ? [href.replace(/#.*$/, '')] : [],
  );
  const each = [...new Set(links)];
  return {
    images,
    pages: each.filter((href) => href.startsWith('/')),
    others: each.filter((href) => /^https?:/.test(href)),
  };
}

function elements(nodes: readonly MarkdownNode[]): Exclude<MarkdownNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])],
  );
}
