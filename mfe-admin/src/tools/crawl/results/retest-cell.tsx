import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FindingRow } from '../api/crawl-row';
import { noteRetest } from '../api/load-findings';
import { resultTexts } from '../content/comprehensive-seo';
import { ruleText } from './labels';
import { isStillThere } from '../findings/retest';
import { createSiteReader } from '../crawler/site-reader';
import { siteOrigins } from '../../../site-pages/site-origins';

type State = 'open' | 'gone' | 'still' | 'working' | 'failed';

/** Whether a finding is still there, and the button that looks again. */
export function RetestCell({ finding }: { finding: FindingRow }): ReactNode {
  const site = useSite();
  const [state, setState] = useState<State>(() => stateOf(finding));
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function test(): Promise<void> {
    const { signal } = (leaving.current = new AbortController());
    setState('working');
    try {
      const reader = createSiteReader(siteOrigins(site.origin), finding.check_key === 'rendering');
      const isThere = await isStillThere(finding, reader, signal);
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
      <span role="status" className={tones[state]}>
        {labels[state]}
      </span>
      <Button
        variant="secondary"
        size="sm"
        className="whitespace-nowrap"
        aria-disabled={state === 'working'}
        aria-label={`${resultTexts.retest}: ${ruleText(finding.rule).title}, ${finding.path}`}
        title={finding.needs_whole ? resultTexts.wholeRetest : undefined}
        onClick={() => {
          if (state !== 'working') void test();
        }}
      >
        {resultTexts.retest}
      </Button>
    </div>
  );
}

const labels: Readonly<Record<State, string>> = {
  open: resultTexts.open,
  gone: resultTexts.gone,
  still: resultTexts.stillThere,
  working: resultTexts.retesting,
  failed: resultTexts.retestFailed,
};

const tones: Readonly<Record<State, string>> = {
  open: 'text-ink-muted',
  gone: 'text-positive font-medium',
  still: 'text-negative font-medium',
  working: 'text-ink-muted',
  failed: 'text-negative',
};

function stateOf({ state, retested_at }: FindingRow): State {
  if (state === 'gone') return 'gone';
  return retested_at === null ? 'open' : 'still';
}
