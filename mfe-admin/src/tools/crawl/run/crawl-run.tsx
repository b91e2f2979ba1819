import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { readPagePath } from '../../../site-pages/page-path';
import { useNow } from '../../../time/use-now';
import { saveCrawl, type CrawlToSave } from '../api/save-crawl';
import { toCrawlRows } from '../checks/find-problems';
import { crawlTexts } from '../content/comprehensive-seo';
import { mostPages, runCrawl, type CrawlOptions, type CrawlProgress } from '../crawler/run-crawl';
import { createSiteReader } from '../crawler/site-reader';

type CrawlState =
  | { status: 'idle' }
  | { status: 'running'; startedAt: number; progress: CrawlProgress }
  | { status: 'saving'; done: number; all: number }
  /** `left`: paths that the page limit left out. */
  | { status: 'saved' | 'not-saved'; rows: CrawlToSave; left: number }
  /** The site could not be read at all. */
  | { status: 'unreachable' };

type CrawlControl = ReturnType<typeof useCrawl>;

/**
 * Runs a crawl of the live site in this tab and saves it. Leaving the tool ends it, and nothing of it is kept.
 * @param onSaved - gets the id of each saved crawl.
 */
export function useCrawl(siteOrigins: readonly string[], onSaved: (id: number) => void) {
  const [state, setState] = useState<CrawlState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  /** The crawl as the database knows it, so that a save that is tried again goes on with it. */
  const begun = useRef<number | null>(null);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.abort();
    };
  }, []);

  async function save(rows: CrawlToSave, left: number): Promise<void> {
    try {
      const id = await saveCrawl(rows, begun.current, {
        onPart: (done, all) => setState({ status: 'saving', done, all }),
        onBegun: (known) => (begun.current = known),
      });
      setState({ status: 'saved', rows, left });
      onSaved(id);
    } catch (error) {
      console.error('The crawl was not saved', error);
      setState({ status: 'not-saved', rows, left });
    }
  }

  async function start(options: CrawlOptions): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const startedAt = Date.now();
    begun.current = null;
    setState({ status: 'running', startedAt, progress: { done: 0, known: 0, current: [] } });
    const reader = createSiteReader(siteOrigins, options.isRendered);
    try {
      const result = await runCrawl(options, reader, signal, (progress) => {
        if (isHere.current) setState({ status: 'running', startedAt, progress });
      });
      if (!isHere.current) return;
      const times = { startedAt, finishedAt: Date.now() };
      await save(toCrawlRows(result, options, times), result.left);
    } catch (error) {
      if (!isHere.current) return;
      console.error('The crawl failed', error);
      setState(signal.aborted ? { status: 'idle' } : { status: 'unreachable' });
    }
  }

  return {
    state,
    start: (options: CrawlOptions) => void start(options),
    /** Ends it; the pages that were read are saved. */
    cancel: () => running.current?.abort(),
    saveAgain: () => {
      if (state.status === 'not-saved') void save(state.rows, state.left);
    },
  };
}

export function CrawlForm(props: { isBusy: boolean; onStart: (options: CrawlOptions) => void }) {
  const { isBusy, onStart } = props;
  const { ref, erase } = useKeptEntries('staff-crawl');
  const [wrong, setWrong] = useState<'below' | 'page-limit' | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const read = readPagePath(String(fields.get('below')), window.location.origin);
    const pageLimit = Number(fields.get('page-limit'));
    const isLimit = Number.isInteger(pageLimit) && pageLimit >= 1 && pageLimit <= mostPages;
    const found = read.status !== 'valid' ? 'below' : isLimit ? null : 'page-limit';
    setWrong(found);
    if (read.status !== 'valid' || found !== null) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${found ?? 'below'}"]`)?.focus();
      return;
    }
    erase();
    // A query has no pages of its own.
    const below = read.path.split('?')[0] ?? '/';
    onStart({ below, pageLimit, isRendered: fields.has('rendered') });
  }

  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          required
          name="below"
          label={crawlTexts.below}
          hint={crawlTexts.belowHint}
          error={wrong === 'below' ? crawlTexts.belowInvalid : null}
          defaultValue="/"
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          required
          name="page-limit"
          label={crawlTexts.pageLimit}
          hint={crawlTexts.pageLimitHint}
          error={wrong === 'page-limit' ? crawlTexts.pageLimitInvalid : null}
          defaultValue={String(mostPages)}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <CheckboxField
        className="mt-2"
        name="rendered"
        label={crawlTexts.isRendered}
        defaultChecked
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isBusy}>
          {crawlTexts.start}
        </Button>
        <p className="text-ink-muted max-w-prose flex-1 basis-72 text-sm">{crawlTexts.about}</p>
      </div>
    </form>
  );
}

/** The progress of a crawl, its speed, and the paths that it reads at the moment. */
function CrawlProgressBar(props: {
  startedAt: number;
  progress: CrawlProgress;
  onCancel: () => void;
}) {
  const { done, known, current } = props.progress;
  const seconds = (useNow(500) - props.startedAt) / 1000;
  const rate = seconds > 0 ? (done / seconds).toFixed(1) : '0.0';
  return (
    <div className="border-rule border-y py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-semibold tabular-nums">{crawlTexts.progress(done, known)}</p>
        <p className="text-ink-muted mr-auto text-sm tabular-nums">{crawlTexts.rate(rate)}</p>
        <ToolButton onClick={props.onCancel}>{crawlTexts.cancel}</ToolButton>
      </div>
      <progress
        aria-label={crawlTexts.running}
        className="bg-rule [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-signal mt-3 block h-1.5 w-full appearance-none border-0"
        max={Math.max(known, 1)}
        value={done}
      />
      <p className="text-ink-muted mt-2 truncate text-sm">
        {`${crawlTexts.reading} ${current.join(', ')}`}
      </p>
    </div>
  );
}

export function CrawlStatus({ state, cancel, saveAgain }: CrawlControl) {
  if (state.status === 'idle') return null;
  if (state.status === 'running') return <CrawlProgressBar {...state} onCancel={cancel} />;
  if (state.status === 'saving') {
    return <p role="status">{crawlTexts.saving(state.done, state.all)}</p>;
  }
  if (state.status === 'saved') {
    return (
      <Notice live>
        {state.rows.crawl.status === 'cancelled' && <p>{crawlTexts.savedCancelled}</p>}
        <p>{crawlTexts.saved(state.rows.pages.length, state.rows.findings.length)}</p>
        {state.left > 0 && <p>{crawlTexts.left(state.left)}</p>}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={crawlTexts.failedTitle}>
      <p>{state.status === 'unreachable' ? crawlTexts.unreachable : crawlTexts.notSaved}</p>
      {state.status === 'not-saved' && (
        <ToolButton className="mt-3" onClick={saveAgain}>
          {crawlTexts.saveAgain}
        </ToolButton>
      )}
    </Notice>
  );
}
