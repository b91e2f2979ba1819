import { z } from '@talent/protocol/forms/schema';
import {
  MAX_FACTS_BYTES,
  MAX_PLAN_PAGES,
  measuredPageSchema,
  type MeasuredPage,
  type StrategyFailure,
  type StrategyRequest,
} from '@talent/functions/seo-strategy/contract';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { ChoiceCard } from '@talent/ui/choice-card';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchStrategy, requestStrategy } from '../api/seo';
import {
  notOfGemini,
  storedPlans,
  strategyFailures,
  strategyTexts,
  strategyUnreachable,
} from '../content/seo-strategy';
import { seoQueries } from '../queries';
import { PlanView, StoredPlans } from './plan-view';

export function StrategySection({ reports }: { reports: readonly StoredReport[] }) {
  const pages = useMemo(() => pagesForPlan(reports), [reports]);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  // By default a plan is made for the pages that search engines may index.
  const isChosen = ({ pagePath, robots }: MeasuredPage): boolean =>
    choices.get(pagePath) ?? !/\b(noindex|none)\b/i.test(robots);
  const chosen = pages.filter(isChosen);
  const { mutate, data, error, variables, isPending } = useStrategy();
  const make = (method: StrategyRequest['method']): void => mutate({ method, pages: chosen });
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{strategyTexts.lede}</p>
      {pages.length === 0 ? (
        <p className="mt-4">{strategyTexts.nothingMeasured}</p>
      ) : (
        <div className="mt-4 flex flex-col items-start gap-4">
          <PageChoice
            pages={pages}
            isChosen={isChosen}
            onChange={(path, wanted) => setChoices((before) => new Map(before).set(path, wanted))}
          />
          <ToolButton
            size="md"
            variant="primary"
            isBlocked={chosen.length === 0}
            isPending={isPending}
            pending={strategyTexts.making}
            onClick={() => make('gemini')}
          >
            {strategyTexts.make}
          </ToolButton>
        </div>
      )}
      <div className="mt-6 empty:hidden">
        {isPending && <Spinner label={strategyTexts.making} />}
        {error && (
          <Notice tone="error">
            {typeof variables === 'number' ? storedPlans.failed : strategyUnreachable}
          </Notice>
        )}
        {data?.status === 'failed' && (
          <PlanFailure failure={data.failure} onRules={() => make('rules')} />
        )}
        {data?.status === 'made' && <PlanView strategy={data.strategy} />}
      </div>
      <StoredPlans onOpen={mutate} />
    </>
  );
}

/** Makes a plan, or opens the stored one of an id; a new run ends the one before. */
function useStrategy() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // A second try for the same pages has the key of the first, whose answer may have been lost.
  const unanswered = useRef({ wanted: '', key: '' });
  async function ask(request: StrategyRequest, signal: AbortSignal) {
    const wanted = JSON.stringify(request);
    if (unanswered.current.wanted !== wanted) {
      unanswered.current = { wanted, key: crypto.randomUUID() };
    }
    const answer = await requestStrategy({ ...request, key: unanswered.current.key }, signal);
    unanswered.current = { wanted: '', key: '' };
    return answer;
  }
  return useChange({
    failure: 'No plan',
    mutationFn: async (wanted: StrategyRequest | number) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      if (typeof wanted !== 'number') return ask(wanted, signal);
      return { status: 'made', strategy: await fetchStrategy(wanted) } as const;
    },
    onSuccess: ({ status }, wanted) => {
      if (status === 'failed' || typeof wanted === 'number') return;
      void queryClient.invalidateQueries({ queryKey: seoQueries.plans.queryKey });
    },
  });
}

/** The reason why there is no plan, and a button to make one without Gemini if Gemini failed. */
function PlanFailure(props: { failure: StrategyFailure; onRules: () => void }) {
  const { failure, onRules } = props;
  return (
    <Notice tone="error" title={strategyTexts.failed}>
      <p>{strategyFailures[failure.code](failure)}</p>
      {!notOfGemini.includes(failure.code) && (
        <ToolButton className="mt-3" onClick={onRules}>
          {strategyTexts.byRules}
        </ToolButton>
      )}
    </Notice>
  );
}

function PageChoice(props: {
  pages: readonly MeasuredPage[];
  isChosen: (page: MeasuredPage) => boolean;
  onChange: (path: string, isChosen: boolean) => void;
}) {
  const { pages, isChosen, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{strategyTexts.pages}</legend>
      <div className="flex flex-wrap gap-2">
        {pages.map((page) => (
          <ChoiceCard
            key={page.pagePath}
            type="checkbox"
            checked={isChosen(page)}
            onChange={(event) => onChange(page.pagePath, event.target.checked)}
          >
            <span className="text-sm break-all">{page.pagePath}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** Left for what surrounds the pages in the request, bytes. */
const ENVELOPE_BYTES = 200;

/** Storage may hold more fields than the function takes: those are left out. */
const storedPageSchema = z.object({
  ...measuredPageSchema.shape,
  headingStructure: z.object(measuredPageSchema.shape.headingStructure.shape),
});

/** The newest report of each page, newest first: as many as one plan is made for. */
export function pagesForPlan(reports: readonly StoredReport[]): MeasuredPage[] {
  const pages: MeasuredPage[] = [];
  let free = MAX_FACTS_BYTES - ENVELOPE_BYTES;
  for (const report of [...reports].reverse()) {
    const read = storedPageSchema.safeParse(report);
    const isKnown = pages.some(({ pagePath }) => pagePath === report.pagePath);
    if (!read.success || isKnown) continue;
    const size = new TextEncoder().encode(JSON.stringify(read.data)).byteLength + 1;
    if (size > free) continue;
    free -= size;
    pages.push(read.data);
    if (pages.length === MAX_PLAN_PAGES) break;
  }
  return pages;
}
