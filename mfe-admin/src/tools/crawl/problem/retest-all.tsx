import { useSite } from '@talent/sdk';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { siteOrigins } from '../../../site-pages/site-origins';
import { MOST_RETESTS, listOpenFindings, noteRetest } from '../api/crawls';
import { problemTexts as text } from '../content/problem-page';
import { createSiteReader } from '../crawler/site-reader';
import { createRetester } from '../findings/retest';

export type RetestState =
  | { status: 'idle' }
  | { status: 'running'; done: number; all: number }
  | { status: 'tested'; gone: number; still: number }
  | { status: 'failed' };

/** Tests the open findings of a rule one after the other; each result is stored as soon as it is known. */
export function useRetestAll(crawlId: number, rule: string, path: string | null) {
  const site = useSite();
  const [state, setState] = useState<RetestState>({ status: 'idle' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function run(): Promise<void> {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    const counts = { gone: 0, still: 0 };
    setState({ status: 'running', done: 0, all: 0 });
    try {
      const findings = await listOpenFindings(crawlId, rule, path);
      const isRendered = findings.some(({ check_key }) => check_key === 'rendering');
      const retest = createRetester(createSiteReader(siteOrigins(site.origin), isRendered));
      for (const [done, finding] of findings.entries()) {
        setState({ status: 'running', done, all: findings.length });
        const isThere = await retest(finding, signal);
        await noteRetest(crawlId, finding.fingerprint, isThere ? 'open' : 'gone');
        counts[isThere ? 'still' : 'gone'] += 1;
      }
      setState({ status: 'tested', ...counts });
    } catch (error) {
      if (signal.aborted) {
        setState({ status: 'tested', ...counts });
      } else {
        console.error('The findings of a problem were not tested', error);
        setState({ status: 'failed' });
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['crawl', crawlId] });
  }

  return { state, run, stop: () => leaving.current?.abort() };
}

/** The next step of a problem: reads its pages again, and says what is left of it. */
export function RetestAll(props: {
  crawlId: number;
  rule: string;
  /** Tests one page alone; null tests all. */
  path: string | null;
  /** Findings that no test has found gone yet. */
  open: number;
}): ReactNode {
  const { crawlId, rule, path, open } = props;
  const { state, run, stop } = useRetestAll(crawlId, rule, path);
  const isRunning = state.status === 'running';
  const label =
    open > MOST_RETESTS && path === null ? text.retestSome(MOST_RETESTS) : text.retestAll;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ToolButton variant="primary" isBlocked={isRunning || open === 0} onClick={() => void run()}>
        {label}
      </ToolButton>
      {isRunning && <ToolButton onClick={stop}>{text.stop}</ToolButton>}
      <p role="status" className="text-ink-muted text-sm">
        {sentence(state, open)}
      </p>
    </div>
  );
}

function sentence(state: RetestState, open: number): string {
  switch (state.status) {
    case 'idle':
      return open === 0 ? text.nothingOpen : '';
    case 'running':
      return text.retesting(state.done, state.all);
    case 'tested':
      return text.retested(state.gone, state.still);
    case 'failed':
      return text.retestFailed;
  }
}
