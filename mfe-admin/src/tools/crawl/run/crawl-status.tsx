import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { ToolButton } from '../../../controls/tool-button';
import { useEffect, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { readPagePath } from '../../../site-pages/page-path';
import { crawlTexts } from '../content/comprehensive-seo';
import { mostPages, type CrawlOptions, type CrawlProgress } from '../crawler/run-crawl';
import type { CrawlControl } from './use-crawl';

type FieldName = 'below' | 'page-limit';

export function CrawlForm(props: {
  isBusy: boolean;
  onStart: (options: CrawlOptions) => void;
}): ReactNode {
  const { isBusy, onStart } = props;
  const { ref, erase } = useKeptEntries('staff-crawl');
  const [wrong, setWrong] = useState<FieldName | null>(null);

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

interface CrawlProgressBarProps {
  /** ms since 1970. */
  startedAt: number;
  progress: CrawlProgress;
  onCancel: () => void;
}

/** The progress of a crawl, its speed, and the paths that it reads at the moment. */
export function CrawlProgressBar({
  startedAt,
  progress: { done, known, current },
  onCancel,
}: CrawlProgressBarProps): ReactNode {
  const seconds = useSecondsSince(startedAt);
  const rate = seconds > 0 ? (done / seconds).toFixed(1) : '0.0';
  return (
    <div className="border-rule border-y py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-semibold tabular-nums">{crawlTexts.progress(done, known)}</p>
        <p className="text-ink-muted mr-auto text-sm tabular-nums">{crawlTexts.rate(rate)}</p>
        <ToolButton onClick={onCancel}>{crawlTexts.cancel}</ToolButton>
      </div>
      <progress
        aria-label={crawlTexts.running}
        className="bg-rule [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-signal mt-3 block h-1.5 w-full appearance-none border-0"
        max={Math.max(known, 1)}
        value={done}
      />
      <p className="text-ink-muted mt-2 truncate text-sm">
        {crawlTexts.reading} {current.join(', ')}
      </p>
    </div>
  );
}

/** Seconds since a time, looked at twice a second. */
function useSecondsSince(time: number): number {
  const [now, setNow] = useState(time);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (now - time) / 1000;
}

export function CrawlStatus({ state, cancel, saveAgain }: CrawlControl): ReactNode {
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
