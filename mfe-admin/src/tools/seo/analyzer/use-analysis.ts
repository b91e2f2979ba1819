import { useCallback, useEffect, useRef, useState } from 'react';
import { failureTexts } from '../content/fetch-failures';
import { PageFetchError } from '../../../site-pages/api/page-fetch-error';
import { analyzePage } from './analyze-page';
import type { PageReport } from './analyze-page';

/** The state of an analysis. */
export type Analysis =
  | { status: 'idle' }
  | { status: 'working'; path: string }
  /** `message` tells what happened and what to do. */
  | { status: 'failed'; path: string; message: string }
  | { status: 'done'; report: PageReport };

/**
 * Runs the analyzer, one page at a time: a new run ends the one before. The third of what it gives shows a report
 * of earlier.
 * @param onReport - gets each finished report once.
 */
export function useAnalysis(
  siteOrigins: readonly string[],
  onReport: (report: PageReport) => void,
): [Analysis, (path: string) => Promise<void>, (report: PageReport) => void] {
  const [state, setState] = useState<Analysis>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (path: string): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setState({ status: 'working', path });
      try {
        const { origin } = window.location;
        const report = await analyzePage(path, { origin, siteOrigins, signal });
        if (signal.aborted) return;
        setState({ status: 'done', report });
        onReport(report);
      } catch (error) {
        if (signal.aborted) return;
        setState({ status: 'failed', path, message: describeFailure(error) });
      }
    },
    [siteOrigins, onReport],
  );
  const show = useCallback((report: PageReport): void => {
    running.current?.abort();
    setState({ status: 'done', report });
  }, []);
  return [state, run, show];
}

function describeFailure(error: unknown): string {
  if (error instanceof PageFetchError) return failureTexts[error.code](error.detail);
  console.error(error);
  return failureTexts.unreadable('');
}
