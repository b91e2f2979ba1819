import {
  Outlet,
  PageContext,
  applyHead,
  focusModeStore,
  useMatches,
  ScrollRestoration,
} from '@talent/sdk';
import type { SiteConfig, PageBlock, PageData } from '@talent/sdk/contract';
import { Spinner } from '@talent/ui/spinner';
import { useMemo, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { ConsentPrompt } from '../consent/consent-prompt';
import { FLOOR_ID } from '../consent/use-banner-height';
import { useStaffFrame } from '../guard/use-staff-frame';
import { useSlowPage } from '../pending/use-slow-page';
import { UnsavedWork } from '../leaving/unsaved-work';
import { ServedPageNotice } from '../remotes/failure/served-page-notice';
import { Toasts } from '../toasts/toasts';
import { CONTENT_ID } from '../document/content-id';
import { StaffLinks } from '../staff-links/staff-links';
import { Footer } from './public/footer';
import { Header } from './public/header';
import { SectionBar, useShownSection } from './public/section-bar';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { PageTransition } from '../navigation/page-transition';
import { createScrollKey } from '../navigation/scroll-key';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation';

/**
 * Header, content and footer: siblings, each marked for the app whose styles may reach it. In focus mode header and footer
 * stay in the document, hidden, so that they come back as they were. The staff's frame has neither: a guarded remote brings
 * its own bar and sidebar.
 */
export function PageFrame({ site, kind }: Pick<PageBlock, 'site' | 'kind'>) {
  useHeadOfPage(site);
  const isSlow = useSlowPage();
  const isStaff = useStaffFrame(kind);
  const section = useShownSection();
  const isFocused = focusModeStore((parts) => parts > 0);
  const frame = useMemo(() => ({ data: null, site }), [site]);
  return (
    <PageContext value={frame}>
      <div data-app="shell">
        <a
          href={`#${CONTENT_ID}`}
          onClick={isStaff ? skipToTool : undefined}
          className="bg-signal text-signal-ink sr-only z-50 px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <ConsentPrompt />
        {!isStaff && (
          <div hidden={isFocused}>
            <Header brand={site.brand} />
            {section && <SectionBar section={section} />}
          </div>
        )}
      </div>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        aria-busy={isSlow || undefined}
        className={isStaff ? 'is-staff' : section && !isFocused ? 'is-in-section' : undefined}
      >
        <PageTransition>
          <Outlet />
        </PageTransition>
      </main>
      <div data-app="shell">
        {!isStaff && (
          <div hidden={isFocused}>
            <Footer site={site} />
          </div>
        )}
        <div id={FLOOR_ID} className="pt-(--banner-height)">
          <ServedPageNotice />
          {isSlow && <PageSpinner />}
          <NavigationEffects />
          <StaffLinks />
          <UnsavedWork />
          <Toasts />
        </div>
      </div>
    </PageContext>
  );
}

/** Focuses the tool, past the sidebar that a guarded remote has in the content; without a tool the link leads to the content. */
function skipToTool(event: MouseEvent): void {
  const tool = document.getElementById('tool');
  if (!tool) return;
  event.preventDefault();
  tool.focus();
}

/** Below the fixed header, above the content: the previous page stays readable. */
function PageSpinner() {
  return (
    <div className="below-header pointer-events-none fixed inset-x-0 top-16 z-20 mt-px flex justify-center">
      <Spinner label="Loading" className="border-rule bg-paper border border-t-0 px-4 py-1.5" />
    </div>
  );
}

/**
 * Updates title and meta elements on navigation: in the
 * same commit as the content, so that the two never differ. A path without page
 * data (unknown, guarded) sets its own head.
 */
function useHeadOfPage(site: SiteConfig): void {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const served = useRef(page);
  useLayoutEffect(() => {
    if (!page || served.current === page) return;
    served.current = undefined;
    applyHead(page.head, site);
  }, [page, site]);
}

const scrollKey = createScrollKey();

function NavigationEffects() {
  const [title, setTitle] = useState('');
  useFocusOnNavigation(setTitle);
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      {/* Hidden text is out of the flow: measured against its own place, it cannot depend on the page. */}
      <div className="relative">
        <VisuallyHidden role="status">{title}</VisuallyHidden>
      </div>
    </>
  );
}
