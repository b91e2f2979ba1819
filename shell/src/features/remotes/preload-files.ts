import type { ClosureFile } from '@talent/sdk/contract';

/**
 * Fetches scripts and stylesheets with their hashes checked, and waits for them: a stylesheet is
 * applied, a script is in the module map but has not run. The import of a script that a link has
 * fetched uses the checked bytes; without the wait a refused one might be fetched again unchecked.
 * @throws Error naming the first file that is missing or does not match its hash.
 */
export async function preloadFiles(
  base: string,
  files: { scripts: readonly ClosureFile[]; styles: readonly ClosureFile[] },
): Promise<void> {
  await Promise.all([
    ...files.scripts.map((file) => addLink('modulepreload', base, file)),
    ...files.styles.map((file) => addLink('stylesheet', base, file)),
  ]);
}

const settled = new Map<string, Promise<void>>();

function addLink(
  rel: 'modulepreload' | 'stylesheet',
  base: string,
  { file, integrity }: ClosureFile,
): Promise<void> {
  const href = base + file;
  if (rel === 'stylesheet' && hasLoadedStylesheet(href)) return Promise.resolve();
  const known = settled.get(href);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.integrity = integrity;
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      settled.delete(href);
      link.remove();
      reject(new Error(`${href} is missing or was changed.`));
    };
    document.head.append(link);
  });
  settled.set(href, promise);
  return promise;
}

function hasLoadedStylesheet(href: string): boolean {
  const absolute = new URL(href, document.baseURI).href;
  return [...document.styleSheets].some((sheet) => sheet.href === absolute);
}
