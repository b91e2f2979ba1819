import { Notice } from '@talent/ui/notice';
import { ToolButton } from '../../../controls/tool-button';
import { useEffect, useState, type ReactNode } from 'react';
import { crawlTexts } from '../content/comprehensive-seo';
import type { CrawlProgress } from '../crawler/run-crawl';
import type { CrawlControl } from './use-crawl';

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

/** The progress or the outcome of the crawl. */
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
