import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { PageFetchError } from '../../../site-pages/api/page-fetch-error';
import { failureTexts } from '../content/fetch-failures';
import { analyzePage } from './analyze-page';
import type { PageReport } from './analyze-page';

/** The analyzer: what it is doing, and the report that is shown. */
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
        return analyzePage(path, { origin: window.location.origin, siteOrigins, signal });
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
    /** What happened and what to do. */
    failure: error && describeFailure(error),
    report,
    run: mutate,
    /** Shows a report of earlier. */
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
