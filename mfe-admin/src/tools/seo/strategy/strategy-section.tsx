import type { MeasuredPage } from '@talent/api/seo/strategy';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { Button } from '@talent/ui/button';
import { Spinner } from '@talent/ui/spinner';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { strategyTexts } from '../content/seo-strategy';
import { pagesForPlan } from './pages-for-plan';
import { PlanFailure } from './plan-failure';
import { PlanView } from './plan-view';
import { StoredPlans } from './stored-plans';
import { useStrategy } from './use-strategy';

/** Makes a plan of the pages that were measured, and shows the plans that were made. */
export function StrategySection({ reports }: { reports: readonly StoredReport[] }): ReactNode {
  const pages = useMemo(() => pagesForPlan(reports), [reports]);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  // By default a plan is made for the pages that search engines may index.
  const isChosen = ({ pagePath, robots }: MeasuredPage): boolean =>
    choices.get(pagePath) ?? !/\b(noindex|none)\b/i.test(robots);
  const chosen = pages.filter(isChosen);
  const { state, make, open } = useStrategy();
  const isWorking = state.status === 'working';
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
          <Button
            aria-disabled={isWorking || chosen.length === 0}
            onClick={() => {
              if (!isWorking && chosen.length > 0) make('gemini', chosen);
            }}
          >
            {isWorking ? strategyTexts.making : strategyTexts.make}
          </Button>
        </div>
      )}
      <div className="mt-6 empty:hidden">
        {isWorking && <Spinner label={strategyTexts.making} />}
        <PlanFailure state={state} onRules={() => make('rules', chosen)} />
        {state.status === 'ready' && <PlanView strategy={state.strategy} />}
      </div>
      <StoredPlans onOpen={open} />
    </>
  );
}

interface PageChoiceProps {
  pages: readonly MeasuredPage[];
  isChosen: (page: MeasuredPage) => boolean;
  onChange: (path: string, isChosen: boolean) => void;
}

/** Chooses the measured pages that a plan is made for. */
function PageChoice({ pages, isChosen, onChange }: PageChoiceProps): ReactNode {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{strategyTexts.pages}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {pages.map((page) => (
          <label
            key={page.pagePath}
            className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-sm break-all"
          >
            <input
              type="checkbox"
              className="accent-signal size-4 shrink-0"
              checked={isChosen(page)}
              onChange={(event) => onChange(page.pagePath, event.target.checked)}
            />
            {page.pagePath}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
