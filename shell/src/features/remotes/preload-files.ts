import type { ClosureFile } from '@talent/sdk/contract';

/** `applied` for a page that is wanted now; `fetched` leaves the stylesheets of a page that may be wanted aside. */
export type StyleUse = 'applied' | 'fetched';

/**
 * Fetches scripts and stylesheets with their hashes checked, and waits for them: a script is in the
 * module map but has not run. The import of a script that a link has fetched uses the checked bytes;
 * without the wait a refused one might be fetched again unchecked. Every stylesheet that is applied
 * has the whole document styled anew, which a page that may never be opened is not worth.
 * @throws Error naming the first file that is missing or does not match its hash.
 */
export async function preloadFiles(
  base: string,
  files: { scripts: readonly ClosureFile[]; styles: readonly ClosureFile[] },
  styles: StyleUse,
): Promise<void> {
  const style = styles === 'applied' ? 'stylesheet' : 'preload';
  await Promise.all([
    ...files.scripts.map((file) => addLink('modulepreload', base, file)),
    ...files.styles.map((file) => addLink(style, base, file)),
  ]);
}

const settled = new Map<string, Promise<void>>();

function addLink(
  rel: 'modulepreload' | 'stylesheet' | 'preload',
  base: string,
  { file, integrity }: ClosureFile,
): Promise<void> {
  const href = base + file;
  if (rel !== 'modulepreload' && hasLoadedStylesheet(href)) return Promise.resolve();
  const key = `${rel} ${href}`;
  const known = settled.get(key);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = 'style';
    link.integrity = integrity;
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      settled.delete(key);
      link.remove();
      reject(new Error(`${href} is missing or was changed.`));
    };
    document.head.append(link);
  });
  settled.set(key, promise);
  return promise;
}

function hasLoadedStylesheet(href: string): boolean {
  const absolute = new URL(href, document.baseURI).href;
  return [...document.styleSheets].some((sheet) => sheet.href === absolute);
}
