import { useSite } from '@talent/sdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { noteRetest, type FindingRow } from '../api/crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolButton } from '../../../controls/tool-button';
import { ruleText } from './labels';
import { createRetester } from '../findings/retest';
import { createSiteReader } from '../crawler/site-reader';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { siteOrigins } from '../../../site-pages/site-origins';

type State = 'open' | 'gone' | 'still' | 'working' | 'failed';

/** Whether a finding is still there, and the button that looks again. */
function RetestCell({ finding }: { finding: FindingRow }): ReactNode {
  const site = useSite();
  const [state, setState] = useState<State>(() => stateOf(finding));
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function test(): Promise<void> {
    const { signal } = (leaving.current = new AbortController());
    setState('working');
    try {
      const reader = createSiteReader(siteOrigins(site.origin), finding.check_key === 'rendering');
      const isThere = await createRetester(reader)(finding, signal);
      await noteRetest(finding.crawl_id, finding.fingerprint, isThere ? 'open' : 'gone');
      setState(isThere ? 'still' : 'gone');
    } catch (error) {
      if (signal.aborted) return;
      console.error('A finding was not tested', error);
      setState('failed');
    }
  }

  return (
    <div className="flex flex-col items-start gap-1">
      <span role="status" className={looks[state].tone}>
        {looks[state].label}
      </span>
      <ToolButton
        className="whitespace-nowrap"
        isBlocked={state === 'working'}
        aria-label={`${resultTexts.retest}: ${ruleText(finding.rule).title}, ${finding.path}`}
        title={finding.needs_whole ? resultTexts.wholeRetest : undefined}
        onClick={() => void test()}
      >
        {resultTexts.retest}
      </ToolButton>
    </div>
  );
}

const looks: Readonly<Record<State, { label: string; tone: string }>> = {
  open: { label: resultTexts.open, tone: 'text-ink-muted' },
  gone: { label: resultTexts.gone, tone: 'text-positive font-medium' },
  still: { label: resultTexts.stillThere, tone: 'text-negative font-medium' },
  working: { label: resultTexts.retesting, tone: 'text-ink-muted' },
  failed: { label: resultTexts.retestFailed, tone: 'text-negative' },
};

function stateOf({ state, retested_at }: FindingRow): State {
  if (state === 'gone') return 'gone';
  return retested_at === null ? 'open' : 'still';
}

const finding = columnsOf<FindingRow>();

/** The columns of every list of findings: since when each is there, and whether it still is. */
export const stateColumns: readonly ToolColumn<FindingRow>[] = [
  { ...finding.time('first_seen', 'First seen', true), priority: 3 },
  { ...finding.time('last_seen', 'Last seen', true), priority: 3 },
  {
    ...finding.text('state', 'State', (row) => (
      <RetestCell key={`${row.fingerprint} ${row.retested_at}`} finding={row} />
    )),
    priority: 1,
  },
];
