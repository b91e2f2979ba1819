import type { Composition } from '@talent/sdk/contract';
import { prefetchPageData } from '../document/page-data';
import { prefetchRemote } from '../remotes/load/load-remote';
import { publicPage } from '../remotes/load/public-page';
import { savesData } from './connection';

/**
 * Fetches what a navigation to a path would need: the route's files and its data. Does nothing for a
 * visitor who saves data, and for a path that no public remote of this tab owns.
 */
export function prefetchPage(composition: Composition, path: string): void {
  if (savesData()) return;
  const page = publicPage(composition, path);
  if (!page) return;
  prefetchPageData(composition, page.remote, path);
  void prefetchRemote(page.remote, page.pattern);
}
