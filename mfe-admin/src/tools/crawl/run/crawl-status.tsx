import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { crawlTexts } from '../content/comprehensive-seo';
import { CrawlProgressBar } from './crawl-progress-bar';
import type { CrawlControl } from './use-crawl';

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
