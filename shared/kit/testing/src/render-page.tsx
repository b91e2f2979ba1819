import { PageContext, RouterProvider, createBrowserRouter } from '@talent/sdk';
import type { SiteConfig } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Forms keep their entries in the tab: the next test is a new one.
  window.sessionStorage.clear();
});
// jsdom has no media queries: without a test of its own for them, a page sees a wide window that asks for nothing.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** The facts that the shell gives to a page. */
export interface PageSetting {
  /** The result of the route's loader; it goes through JSON, as it does on its way to a browser. */
  data?: unknown;
  /** Address of the page with search and hash, `/` by default. */
  path?: string;
  /** Pattern of the route, for a page that reads its parameters; every address by default. */
  pattern?: string;
  /** Settings and flags of the remote that differ from its defaults. */
  settings?: Readonly<Record<string, string | number | boolean>>;
  /** Facts of the site that differ from its defaults. */
  site?: Partial<SiteConfig>;
}

/** Renders a page as the shell does: with its data, the site's facts and a router of jsdom's history. It goes after the test. */
export function renderPage(
  Page: ComponentType,
  { data = null, path = '/', pattern = '*', settings, site = {} }: PageSetting = {},
): RenderResult {
  window.history.replaceState(null, '', path);
  const value = {
    data: JSON.parse(JSON.stringify(data)) as unknown,
    site: { ...defaultSite, ...site },
    live: settings,
  };
  const router = createBrowserRouter([{ path: pattern, Component: Page }]);
  return render(
    <PageContext value={value}>
      <RouterProvider router={router} />
    </PageContext>,
  );
}
