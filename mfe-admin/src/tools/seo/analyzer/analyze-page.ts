import { analyse, readDocument } from '@talent/sdk/seo-metrics';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { fetchPage } from '../../../site-pages/api/fetch-page';
import { parseInert } from '../../../site-pages/parse-inert';

/** The report on one page at one time. */
export interface PageReport {
  /** The path that was asked for. */
  pagePath: string;
  /** The path that answered, when it was another one; null otherwise. */
  redirectedTo: string | null;
  /** ISO time, UTC. */
  analysedAt: string;
  metrics: SeoMetrics;
}

interface AnalyzePageOptions {
  /** Origin of the site in this tab. */
  origin: string;
  /** Origins that are this site: this tab's, and the public one. */
  siteOrigins: readonly string[];
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/**
 * Fetches a page of the live site and measures it.
 * @param path - as `readPagePath` gives it.
 * @throws PageFetchError; the signal's own reason when the caller gave up.
 */
export async function analyzePage(path: string, options: AnalyzePageOptions): Promise<PageReport> {
  const { siteOrigins, ...fetchOptions } = options;
  const { html, loadTime, ...answer } = await fetchPage(path, fetchOptions);
  const page = parseInert(html, 'text/html');
  const url = new URL(answer.path, options.origin).href;
  return {
    pagePath: path,
    redirectedTo: answer.redirected ? answer.path : null,
    analysedAt: new Date().toISOString(),
    metrics: analyse(readDocument(page, { url, siteOrigins, loadTime })),
  };
}
