import { analyse, readDocument } from '@talent/sdk/seo-metrics';
import { Button } from '@talent/ui/button';
import { Combobox } from '@talent/ui/combobox';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { queryClient } from '../../../queries/query-client';
import { fetchPage, PageFetchError } from '../../../site-pages/api/fetch-page';
import { readPagePath } from '../../../site-pages/page-path';
import { parseInert } from '../../../site-pages/parse-inert';
import { writtenTexts } from '../../../site-pages/written-texts';
import { failureTexts } from '../content/fetch-failures';
import type { JudgedMetrics } from './recommend';
import { pathForm } from '../content/seo-dashboard';

export type PageReport = Awaited<ReturnType<typeof analyzePage>>;

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
async function analyzePage(path: string, siteOrigins: readonly string[], signal: AbortSignal) {
  const { origin } = window.location;
  const { html, loadTime, ...answer } = await fetchPage(path, { origin, signal });
  const url = new URL(answer.path, origin).href;
  const parsed = parseInert(html, 'text/html');
  const page = readDocument(parsed, { url, siteOrigins, loadTime });
  const blocks = [...parsed.querySelectorAll('script[type="application/ld+json" i]')];
  const written = writtenTexts(blocks.map(({ textContent }) => textContent));
  return {
    pagePath: path,
    /** The path that answered, when it was another one. */
    redirectedTo: answer.redirected ? answer.path : null,
    /** ISO time, UTC. */
    analysedAt: new Date().toISOString(),
    metrics: { ...analyse(page), written } as JudgedMetrics,
  };
}

/** Picks one page of this site: typed, or from the sitemap's list. */
export function PathForm(props: {
  /** To choose from; without them every path can still be typed. */
  sitePaths: UseQueryResult<readonly string[]>;
  working: boolean;
  onPick: (path: string) => void;
}) {
  const { sitePaths, working, onPick } = props;
  const { ref, erase } = useKeptEntries('staff-seo-page');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function check(entered: string): string | null {
    const read = readPagePath(entered, window.location.origin);
    setError(read.status === 'valid' ? null : pathForm.invalid);
    return read.status === 'valid' ? read.path : null;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (working) return;
    const path = check(input.current?.value ?? '');
    if (path === null) return input.current?.focus();
    erase();
    onPick(path);
  }

  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <Combobox
          ref={input}
          required
          label={pathForm.label}
          hint={sitePaths.isError ? pathForm.hintWithoutList : pathForm.hint}
          error={error}
          name="path"
          className="min-w-0 flex-1 basis-64"
          suggestions={sitePaths.data ?? []}
          defaultValue="/"
          maxLength={2048}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={(event) => {
            if (event.target.value !== '') check(event.target.value);
          }}
        />
        <Button
          type="submit"
          aria-disabled={working}
          className="shrink-0"
          // The field keeps the focus: its check on leaving could move this button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {working ? pathForm.working : pathForm.submit}
        </Button>
      </div>
    </form>
  );
}
