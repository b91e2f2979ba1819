import { applyHead, useMatches } from '@talent/sdk';
import type { PageData, SiteConfig } from '@talent/sdk/contract';
import { useLayoutEffect, useRef } from 'react';

/**
 * Updates title and meta elements on navigation: in the
 * same commit as the content, so that the two never differ. A path without page
 * data (unknown, guarded) sets its own head.
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
