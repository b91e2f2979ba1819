import { redirect, replace } from '@talent/sdk';

/**
 * Answer of a loader whose page has moved: the old address never becomes a history entry, search and hash
 * are kept.
 * @param asked - the address that was asked for.
 * @param hash - its hash, which the request of a loader has not.
 */
export function leadTo(path: string, asked: URL, hash: string): Response {
  // Followed from a link, the old address has no entry yet: replacing would lose the page before.
  const isEntry = window.location.pathname === asked.pathname;
  return (isEntry ? replace : redirect)(path + asked.search + hash);
}
