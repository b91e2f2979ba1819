import {
  Outlet,
  PageContext,
  applyHead,
  useLocation,
  useMatches,
  useNavigationType,
} from '@talent/sdk';
import type { PageData, SiteConfig } from '@talent/sdk/contract';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { ServedPageNotice } from '../remotes/served-page-notice';
import { CONTENT_ID } from './content-id';
import { Footer } from './footer';
import { Header } from './header';

/** Header, content and footer: siblings, each marked for the app whose styles may reach it. */
export function PageFrame({ site }: { site: SiteConfig }): ReactNode {
  useHeadOfPage(site);
  useScrollToTop();
  const frame = useMemo(() => ({ data: null, site }), [site]);
  return (
    <PageContext value={frame}>
      <div data-app="shell">
        <a
          href={`#${CONTENT_ID}`}
          className="bg-signal text-signal-ink sr-only z-50 px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <Header brand={site.brand} />
      </div>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <div data-app="shell">
        <Footer site={site} />
        <ServedPageNotice />
      </div>
    </PageContext>
  );
}

/**
 * Keeps title and meta elements those of the page on the screen, from the first navigation on. A path
 * without page data (unknown, guarded) sees to its own.
 */
function useHeadOfPage(site: SiteConfig): void {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const served = useRef(page);
  useEffect(() => {
    if (!page || served.current === page) return;
    served.current = undefined;
    applyHead(page.head, site);
  }, [page, site]);
}

/** A new path starts at its top; back and forward are the browser's own. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname && type !== 'POP') window.scrollTo(0, 0);
    last.current = pathname;
  }, [pathname, type]);
}
