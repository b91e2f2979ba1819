import { analyse, readDocument, type SeoMetrics } from '@talent/sdk/seo-metrics';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { PageFetchError, fetchPage } from '../../../site-pages/api/fetch-page';
import { parseInert } from '../../../site-pages/parse-inert';
import { failureTexts } from '../content/fetch-failures';

export interface PageReport {
  pagePath: string;
  /** The path that answered, when it was another one; null otherwise. */
  redirectedTo: string | null;
  /** ISO time, UTC. */
  analysedAt: string;
  metrics: SeoMetrics;
}

export type Analyzer = ReturnType<typeof useAnalyzer>;

/**
 * Analyzes one page at a time: a new run ends the one before.
 * @param onReport - gets each finished report once.
 */
export function useAnalyzer(
  siteOrigins: readonly string[],
  onReport: (report: PageReport) => void,
) {
  const [report, show] = useState<PageReport | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, isPending, error, variables } = useMutation(
    {
      mutationFn: (path: string) => {
        running.current?.abort();
        const { signal } = (running.current = new AbortController());
        return analyzePage(path, siteOrigins, signal);
      },
      onError: (cause) => {
        const isExpected = cause instanceof PageFetchError || cause.name === 'AbortError';
        if (!isExpected) console.error('A page was not analyzed', cause);
      },
      onSuccess: (found) => {
        show(found);
        onReport(found);
      },
    },
    queryClient,
  );
  return {
    /** The path of the present run, or of the last one. */
    path: variables ?? '',
    isPending,
    failure: error && describeFailure(error),
    report,
    run: mutate,
    show: (earlier: PageReport): void => {
      running.current?.abort();
      reset();
      show(earlier);
    },
  };
}

function describeFailure(error: Error): string {
  if (error instanceof PageFetchError) return failureTexts[error.code](error.detail);
  return failureTexts.unreadable('');
}

/**
 * Fetches a page of the live site and measures it.
 * @param path - as `readPagePath` gives it.
 * @param siteOrigins - origins that are this site: this tab's, and the public one.
 * @throws PageFetchError; the signal's own reason when the caller gave up.
 */
async function analyzePage(
  path: string,
  siteOrigins: readonly string[],
  signal: AbortSignal,
): Promise<PageReport> {
  const { origin } = window.location;
  const { html, loadTime, ...answer } = await fetchPage(path, { origin, signal });
  const url = new URL(answer.path, origin).href;
  const page = readDocument(parseInert(html, 'text/html'), { url, siteOrigins, loadTime });
  return {
    pagePath: path,
    redirectedTo: answer.redirected ? answer.path : null,
    analysedAt: new Date().toISOString(),
    metrics: analyse(page),
  };
}
