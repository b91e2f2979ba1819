import { useLocation, useMatches } from '@talent/sdk';
import { ViewTransition, useEffect, useState, type ReactNode } from 'react';
import type { OpenedPage } from '../remotes/load-public-page';

/**
 * Fades from one page to the next where the browser has view transitions. The next page is ready before the fade begins, so
 * that it delays nothing; a change of the search or the hash, such as a filter, does not fade, nor does anything for a
 * visitor who has asked for less motion. A page that is shown before its code does not wait for the picture of the last one.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<OpenedPage> | undefined;
  const [shown, setShown] = useState(pathname);
  // After the commit that shows the page: in that one the two still differ.
  useEffect(() => setShown(pathname), [pathname]);
  return (
    <ViewTransition
      default="none"
      update={shown !== pathname && !page?.isEarly && mayMove() ? 'auto' : 'none'}
    >
      {children}
    </ViewTransition>
  );
}

function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
