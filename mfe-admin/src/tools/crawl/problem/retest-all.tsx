import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { MOST_RETESTS } from '../api/load-problem';
import { problemTexts as text } from '../content/problem-page';
import { useRetestAll, type RetestState } from './use-retest-all';

interface RetestAllProps {
  crawlId: number;
  rule: string;
  /** Tests one page alone; null tests all. */
  path: string | null;
  /** Findings that no test has found gone yet. */
  open: number;
}

/** The next step of a problem: reads its pages again, and says what is left of it. */
export function RetestAll({ crawlId, rule, path, open }: RetestAllProps): ReactNode {
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
