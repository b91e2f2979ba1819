import { redirect, replace } from '@talent/sdk';

/**
 * Answer of a loader whose page has moved: the old address never becomes a history entry, search and hash
 * are kept.
 * @param asked - the requested address.
 * @param hash - its hash, which a loader's request does not include.
 */
export function redirectTo(path: string, asked: URL, hash: string): Response {
  // After a link, the old address is not an entry yet: replacing would lose the previous page.
  const isEntry = window.location.pathname === asked.pathname;
  return (isEntry ? replace : redirect)(path + asked.search + hash);
}
