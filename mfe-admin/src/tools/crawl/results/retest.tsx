import { useSite } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { siteOrigins } from '../../../site-pages/site-origins';
import { columnsOf, rare, vital } from '../../../table/columns';
import { createRetester } from '../checks/find-problems';
import { resultTexts } from '../content/comprehensive-seo';
import { problemTexts as text } from '../content/problem-page';
import { createSiteReader } from '../crawler/site-reader';
import { listOpenFindings, MOST_RETESTS, noteRetest, type FindingRow } from '../queries';
import { ruleText } from './labels';

/** Tests findings one after the other, until the tool is left; each result is stored as soon as it is known. */
function useRetest() {
  const { origin } = useSite();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function test(
    findings: readonly FindingRow[] | Promise<readonly FindingRow[]>,
    onTested: (isThere: boolean) => void,
  ): Promise<'tested' | 'stopped' | 'failed'> {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    try {
      const all = await findings;
      const isRendered = all.some(({ check_key }) => check_key === 'rendering');
      const retest = createRetester(createSiteReader(siteOrigins(origin), isRendered));
      for (const finding of all) {
        const isThere = await retest(finding, signal);
        await noteRetest(finding, isThere);
        onTested(isThere);
      }
      return 'tested';
    } catch (error) {
      if (signal.aborted) return 'stopped';
      console.error('A finding was not tested', error);
      return 'failed';
    }
  }
  return { test, stop: () => leaving.current?.abort() };
}

/** Whether a finding is still there, and the button that looks again. */
function RetestCell({ finding }: { finding: FindingRow }) {
  const { test } = useRetest();
  const [state, setState] = useState<keyof typeof looks>(() => stateOf(finding));

  async function run(): Promise<void> {
    setState('working');
    const end = await test([finding], (isThere) => setState(isThere ? 'still' : 'gone'));
    if (end === 'failed') setState(end);
  }

  const { tone, label } = looks[state];
  return (
    <div className="flex flex-col items-start gap-1">
      <span role="status" className={tone}>
        {label}
      </span>
      <ToolButton
        className="whitespace-nowrap"
        isBlocked={state === 'working'}
        aria-label={`${resultTexts.retest}: ${ruleText(finding.rule).title}, ${finding.path}`}
        title={finding.needs_whole ? resultTexts.wholeRetest : undefined}
        onClick={() => void run()}
      >
        {resultTexts.retest}
      </ToolButton>
    </div>
  );
}

const looks = {
  open: { label: resultTexts.open, tone: 'text-ink-muted' },
  gone: { label: resultTexts.gone, tone: 'text-positive font-medium' },
  still: { label: resultTexts.stillThere, tone: 'text-negative font-medium' },
  working: { label: resultTexts.retesting, tone: 'text-ink-muted' },
  failed: { label: resultTexts.retestFailed, tone: 'text-negative' },
} as const;

function stateOf({ state, retested_at }: FindingRow): keyof typeof looks {
  if (state === 'gone') return 'gone';
  return retested_at === null ? 'open' : 'still';
}

const finding = columnsOf<FindingRow>();

/** The columns of every list of findings: since when each is there, and whether it still is. */
export const stateColumns = [
  rare(finding.time('first_seen', 'First seen')),
  rare(finding.time('last_seen', 'Last seen')),
  vital(
    finding.text('state', 'State', (row) => (
      <RetestCell key={`${row.fingerprint} ${row.retested_at}`} finding={row} />
    )),
  ),
];

/** The next step of a problem: reads its pages again, and says what is left of it. */
export function RetestAll(props: {
  crawlId: number;
  rule: string;
  /** Tests one page alone; null tests all. */
  path: string | null;
  /** Findings that no test has found gone yet. */
  open: number;
}) {
  const { crawlId, rule, path, open } = props;
  const { test, stop } = useRetest();
  const [said, setSaid] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function run(): Promise<void> {
    const counts = { gone: 0, still: 0, all: 0 };
    const sayProgress = () => setSaid(text.retesting(counts.gone + counts.still, counts.all));
    setRunning(true);
    sayProgress();
    const listed = listOpenFindings(crawlId, rule, path).then((findings) => {
      counts.all = findings.length;
      sayProgress();
      return findings;
    });
    const end = await test(listed, (isThere) => {
      counts[isThere ? 'still' : 'gone'] += 1;
      sayProgress();
    });
    setRunning(false);
    setSaid(end === 'failed' ? text.retestFailed : text.retested(counts.gone, counts.still));
    await queryClient.invalidateQueries({ queryKey: ['crawl', crawlId] });
  }

  const isCut = open > MOST_RETESTS && path === null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ToolButton variant="primary" isBlocked={isRunning || open === 0} onClick={() => void run()}>
        {isCut ? text.retestSome(MOST_RETESTS) : text.retestAll}
      </ToolButton>
      {isRunning && <ToolButton onClick={stop}>{text.stop}</ToolButton>}
      <p role="status" className="text-ink-muted text-sm">
        {said ?? (open === 0 && text.nothingOpen)}
      </p>
    </div>
  );
}
