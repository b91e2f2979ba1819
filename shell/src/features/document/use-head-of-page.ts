import { applyHead, useMatches } from '@talent/sdk';
import type { PageData, SiteConfig } from '@talent/sdk/contract';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps title and meta elements those of the page on the screen, from the first navigation on: in the
 * same commit as its content, so that whoever sees the one can read the other. A path without page
 * data (unknown, guarded) sees to its own.
 */
export function useHeadOfPage(site: SiteConfig): void {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const served = useRef(page);
  useLayoutEffect(() => {
    if (!page || served.current === page) return;
    served.current = undefined;
    applyHead(page.head, site);
  }, [page, site]);
}
