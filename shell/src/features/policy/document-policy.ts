import type { NeedsOfPages } from '@talent/api/platform/needs-of-pages';
import { PAGE_BLOCK_ID, type PageBlock } from '@talent/sdk/contract';

type Needs = NonNullable<NeedsOfPages['needs']>;

/**
 * Whether a page may do more than the document of this tab, whose policy stays as it was served.
 *
 * @param needs of the pages of the composition
 */
export function isBeyondDocument(needs: Needs, pattern: string): boolean {
  const own = servedPatterns(needs).flatMap((one) => needs[one] ?? []);
  return (needs[pattern] ?? []).some((need) => !own.includes(need));
}

/**
 * Loads the document of a guarded page that this tab has opened without it. Not where the gateway does not know this person: its
 * answer would be the not-found page, which would load itself for ever.
 *
 * @returns whether the document is being loaded
 */
export async function takeGuardedDocument(needs: Needs, pattern: string): Promise<boolean> {
  if (!isBeyondDocument(needs, pattern)) return false;
  const request = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(window.location.href, request).catch(() => null);
  const isKnown = answer?.ok === true;
  if (isKnown) window.location.reload();
  return isKnown;
}

/**
 * Pattern of the page that the document was served for. Of a guarded path these are all patterns that fit: taking the wrong one of two
 * for less than the document may do would load the document for ever.
 */
function servedPatterns(needs: Needs): readonly string[] {
  const text = document.getElementById(PAGE_BLOCK_ID)?.textContent ?? '{}';
  // As it was served: `start.tsx` turns a not-found page into the frame of a guarded one.
  const { kind, pattern } = JSON.parse(text) as Partial<PageBlock>;
  if (kind !== 'guarded') return typeof pattern === 'string' ? [pattern] : [];
  // The frame is one document for all guarded paths.
  const [served] = performance.getEntriesByType('navigation');
  const path = new URL(served?.name ?? window.location.href).pathname;
  return Object.keys(needs).filter((one) => isPathOf(one, path));
}

function isPathOf(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern, path].map((one) => one.split('/').filter(Boolean));
  return (
    parts?.length === segments?.length &&
    parts?.every((part, index) => part.startsWith(':') || part === segments?.[index]) === true
  );
}
