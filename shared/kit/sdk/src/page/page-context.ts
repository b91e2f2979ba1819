import { createContext, use } from 'react';
import type { DeliveredSettings, SiteConfig } from '../contract.ts';

/** Data and site facts that the shell gives to the current page. */
export interface PageContextValue {
  /** Result of the route's loader. */
  data: unknown;
  site: SiteConfig;
  /** The app's settings that the page was composed with; absent: the defaults, or a shell from before 1.8.0. */
  composed?: DeliveredSettings | undefined;
  /** The app's settings in this tab's composition, with the visitor's flags; absent as above. */
  live?: DeliveredSettings | undefined;
}

export const PageContext = createContext<PageContextValue | null>(null);

function usePageContext(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error('usePageData and useSite work inside a page that the shell renders.');
  return value;
}

/**
 * The data that this page's loader returned when the page was composed.
 * @typeParam Data - the loader's result type; the same release holds both, so they agree.
 */
export function usePageData<Data>(): Data {
  return usePageContext().data as Data;
}

/** Brand, contact and public origin of the site. */
export function useSite(): SiteConfig {
  return usePageContext().site;
}
