import { fetchSitemap, sitemapPaths } from '../../../site-pages/sitemap-paths';
import { queryClient } from '../../../queries/query-client';
import { paletteTexts, type Command } from '../../content/commands';
import { matchCommand } from '../match-command';
import { MOST } from './use-found';

const MINUTE_MS = 60_000;

/** Public pages whose path holds the words of the text, best match first. @throws where the sitemap cannot be read. */
export async function findPages(text: string, origins: readonly string[]): Promise<Command[]> {
  const paths = await queryClient.fetchQuery({
    queryKey: ['palette', 'sitemap', origins],
    queryFn: async ({ signal }) => sitemapPaths(await fetchSitemap(signal), origins),
    staleTime: 5 * MINUTE_MS,
    gcTime: 5 * MINUTE_MS,
  });
  return pagesWith(text, paths);
}

export function pagesWith(text: string, paths: readonly string[]): Command[] {
  return paths
    .map((to) => ({ to, score: matchCommand(text, wordsOf(to)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.to.length - b.to.length)
    .slice(0, MOST)
    .map(({ to }) => ({ to, label: to, hint: paletteTexts.page }));
}

/** A path as it is typed: with slashes and hyphens, or with spaces. */
export function wordsOf(path: string): string[] {
  return [path.replace(/[/-]+/g, ' ').trim(), path];
}
