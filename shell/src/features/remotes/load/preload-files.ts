import type { ClosureFile } from '@talent/sdk/contract';

/** `applied` for a page that opens now; `fetched` prefetches stylesheets without applying them. */
export type StyleUse = 'applied' | 'fetched';

/**
 * Fetches scripts and stylesheets with their hashes checked, and waits for them: a script is in the
 * module map but has not run. The import of a script that a link has fetched uses the checked bytes;
 * without the wait a refused one might be fetched again unchecked. A stylesheet that is applied
 * restyles the whole document, so a prefetched one stays inactive.
 * @throws Error naming the first file that is missing or does not match its hash.
 */
export async function preloadFiles(
  base: string,
  files: { scripts: readonly ClosureFile[]; styles: readonly ClosureFile[] },
  styles: StyleUse,
): Promise<void> {
  await Promise.all([
    ...files.scripts.map((file) => addLink('modulepreload', base, file)),
    ...files.styles.map((file) => addStylesheet(base, file, styles)),
  ]);
}

/** Matches no device: such a stylesheet is fetched and checked, and styles nothing. */
const NO_MEDIA = 'not all';

/** Prefetched stylesheets that are inactive. */
const aside = new Map<string, HTMLLinkElement>();

function addStylesheet(base: string, file: ClosureFile, use: StyleUse): Promise<void> {
  const href = base + file.file;
  if (use === 'applied') {
    aside.get(href)?.removeAttribute('media');
    aside.delete(href);
  }
  return hasLoadedStylesheet(href)
    ? Promise.resolve()
    : addLink('stylesheet', base, file, use === 'fetched' ? NO_MEDIA : '');
}

const settled = new Map<string, Promise<void>>();

function addLink(
  rel: 'modulepreload' | 'stylesheet',
  base: string,
  { file, integrity }: ClosureFile,
  media = '',
): Promise<void> {
  const href = base + file;
  const known = settled.get(href);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.integrity = integrity;
    link.href = href;
    if (media === NO_MEDIA) {
      link.media = media;
      aside.set(href, link);
    }
    link.onload = () => resolve();
    link.onerror = () => {
      settled.delete(href);
      aside.delete(href);
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
