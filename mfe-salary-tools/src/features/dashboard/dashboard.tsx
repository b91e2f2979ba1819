import type { SalaryData } from '@talent/api/salary/salary-data';
import { Section } from '@talent/ui/section';
import { memo, useCallback, useMemo, useState } from 'react';
import { hasFigure } from '../../calculations/bands/headline';
import { indexSalaryData } from '../../calculations/bands/salary-index';
import { dashboard as text } from './content/dashboard';
import { EmailGate } from '../access/email-gate';
import { useSalaryData } from '../access/access-store';
import { ChoiceRow } from './filters/choice-row';
import { dashboardModel } from './model/dashboard-model';
import { DistributionView } from './views/distribution-view';
import type { ChosenFigure } from './views/figure-button';
import { FigureDialog } from './views/figure-dialog';
import { FilterBar } from './filters/filter-bar';
import { MissingFigureNotes } from './filters/missing-figure-notes';
import { HeadlineTable } from './views/headline-table';
import { RangeView } from './views/range-view';
import { FilterSummary } from './filters/filter-summary';
import { TrendView } from './views/trend-view';
import { useDashboardQuery } from './model/use-dashboard-query';
import { trackDashboard } from './track-dashboard';
import { ViewActions } from './view-actions';

const views = (['range', 'trend', 'distribution'] as const).map((value) => ({
  value,
  label: text.views[value],
}));
const currencies = (['own', 'USD', 'CAD'] as const).map((value) => ({
  value,
  label: text.convert[value],
}));

// The address follows a changed filter later: then the shown figures are the same and need no render.
const Ranges = memo(RangeView);
const Trend = memo(TrendView);
const Distribution = memo(DistributionView);
const Headlines = memo(HeadlineTable);

/** Filters, comparison and its actions, then the sign-up for the other roles, then the headline figure of every role. */
export function Dashboard({ open }: { open: SalaryData }) {
  const { data, access } = useSalaryData(open);
  const { query, change } = useDashboardQuery();
  const [chosen, setChosen] = useState<ChosenFigure | null>(null);
  const isUnlocked = access.status === 'unlocked';
  const index = useMemo(() => indexSalaryData(data), [data]);
  const model = useMemo(() => dashboardModel(index, query, isUnlocked), [index, query, isUnlocked]);

  const show = useCallback((figure: ChosenFigure): void => {
    setChosen(figure);
    const { role, key } = figure.band;
    trackDashboard('open_figure', { role, band: key, figure: figure.figure });
  }, []);

  return (
    <>
      <Section id="compare" title={text.title} rule>
        <FilterBar model={model} isUnlocked={isUnlocked} onChange={change} />
        <div className="my-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 noscript:hidden print:hidden">
          <ChoiceRow
            name="view"
            legend={text.views.legend}
            choices={views}
            value={query.view}
            onChoose={(view) => change({ view })}
          />
          <ChoiceRow
            name="in"
            legend={text.convert.label}
            choices={currencies}
            value={query.currency ?? 'own'}
            onChoose={(currency) => change({ currency: currency === 'own' ? null : currency })}
          />
        </div>
        <FilterSummary model={model} />
        <p className="-mt-4 mb-6 max-w-prose text-sm text-ink-muted">{model.measure.about}</p>
        <MissingFigureNotes model={model} onChange={change} />
        {query.view === 'range' && <Ranges model={model} onOpen={show} />}
        {query.view === 'trend' && <Trend model={model} onOpen={show} />}
        {query.view === 'distribution' && <Distribution model={model} />}
        <div className="mt-8">
          <ViewActions model={model} />
        </div>
      </Section>
      <div className="mb-12">
        <EmailGate
          source="salary-dashboard"
          roles={open.roles
            .filter((role) => !role.open && hasFigure(open, role.key))
            .map(({ label }) => label)}
        />
      </div>
      <Section id="headlines" title={text.headlines.title} rule>
        <Headlines data={open} />
      </Section>
      {chosen && (
        <FigureDialog
          chosen={chosen}
          source={index.sources.get(chosen.band.source)}
          roleLabel={model.label(chosen.band.role)}
          rate={model.isConverted ? index.exchangeRate : null}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
