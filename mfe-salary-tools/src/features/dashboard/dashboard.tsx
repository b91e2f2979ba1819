import type { SalaryData } from '@talent/api/salary/salary-data';
import { Section } from '@talent/ui/section';
import { lazyPart } from '@talent/ui/lazy-part';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { Suspense, memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { hasFigure } from '../../calculations/bands/headline';
import { indexSalaryData } from '../../calculations/bands/salary-index';
import { dashboard as text } from './content/dashboard';
import type { OfficialMedians } from './official-medians';
import { useSalaryData } from '../access/access-store';
import { dashboardModel, bandsInView, type DashboardModel } from './model/dashboard-model';
import type { ChosenFigure } from './views/figure-button';
import { FilterBar } from './filters/filter-bar';
import { FigureWarning } from './filters/figure-warning';
import { GateInPlace, useUnlockInPlace } from './gate-in-place';
import { HeadlineTable } from './views/headline-table';
import { ChartNotes } from './views/chart-notes';
import { RangeTable, RangeView } from './views/range-view';
import { useDashboardQuery } from './model/use-dashboard-query';
import { trackSalary } from '../track-salary';
import { downloadFile } from '@talent/page-parts/download-file';
import { passOn, useShareSheet } from '@talent/page-parts/pass-on';
import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { conversionNote } from '../../content/exchange-rate-text';

const views = (['range', 'trend', 'distribution'] as const).map((value) => ({
  value,
  label: text.views[value],
}));

// The address follows a changed filter later: then the shown figures are the same and need no render.
const Ranges = memo(RangeView);
const RangeFigures = memo(RangeTable);
const Headlines = memo(HeadlineTable);
// The code of what is not served loads when it is asked for; until then the view before it stays.
const Trend = lazyPart(async () => (await import('./views/trend-view')).TrendView, text.notLoaded);
const TrendFigures = lazyPart(async () => (await import('./views/trend-view')).TrendTable);
const Distribution = lazyPart(
  async () => (await import('./views/distribution-view')).DistributionView,
  text.notLoaded,
);
const FigureDialog = lazyPart(
  async () => (await import('./views/figure-dialog')).FigureDialog,
  text.notLoaded,
);

/** The canvas: view, filters, chart, sign-up, table, actions. Then the headline figure of every role. */
export function Dashboard({ open, official }: { open: SalaryData; official: OfficialMedians }) {
  const { data, access } = useSalaryData(open);
  const { query, change } = useDashboardQuery();
  const [chosen, setChosen] = useState<ChosenFigure | null>(null);
  const isUnlocked = access.status === 'unlocked';
  const { gate, panel, setPanelOpen, showGate, showOpened } = useUnlockInPlace();
  const index = useMemo(() => indexSalaryData(data), [data]);
  const model = useMemo(() => dashboardModel(index, query, isUnlocked), [index, query, isUnlocked]);

  // Another view is a whole chart, so the pressed button is painted first. A filter changes the figures in the same frame.
  const deferred = useDeferredValue(model);
  const shown = deferred.query.view === query.view ? model : deferred;
  const { view } = shown.query;

  const show = useCallback((figure: ChosenFigure): void => {
    setChosen(figure);
    const { role, key } = figure.band;
    trackSalary('open_figure', { role, band: key, figure: figure.figure });
  }, []);

  const closed = useMemo(
    () => open.roles.filter((role) => !role.open && hasFigure(open, role.key)),
    [open],
  );

  return (
    <>
      <section
        id="compare"
        aria-labelledby="compare-title"
        // Whatever gets the focus scrolls to below the bar, which would cover it.
        className="scroll-mt-24 pb-10 md:pb-14 [&_:is(a,button,input,summary,[tabindex])]:scroll-mt-12"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-8 lg:mb-2">
          <h2 id="compare-title" className="text-heading max-lg:sr-only">
            {text.title}
          </h2>
          <div className="mb-2 noscript:hidden lg:mb-0 print:hidden">
            <SegmentedControl
              name="view"
              legend={text.views.legend}
              choices={views}
              value={query.view}
              onChoose={(view) => change({ view })}
            />
          </div>
        </div>
        <FilterBar
          model={model}
          closed={closed}
          isUnlocked={isUnlocked}
          panel={panel}
          onPanel={setPanelOpen}
          onLocked={showGate}
          onChange={change}
        />
        <noscript>
          <p className="my-4 max-w-prose border-l-4 border-warning pl-4">{text.noScript}</p>
        </noscript>
        <div className="pt-4 md:pt-6">
          <NewerMedians model={shown} official={official} />
          <FigureWarning model={model} isUnlocked={isUnlocked} onChange={change} />
          <Suspense>
            {view === 'range' && <Ranges model={shown} />}
            {view === 'trend' && <Trend model={shown} />}
            {view === 'distribution' && <Distribution model={shown} />}
          </Suspense>
          <ChartNotes model={shown} />
        </div>
        {/* In the same place in every view, so that it keeps what was typed. */}
        <GateInPlace ref={gate} model={model} closed={closed} onOpened={showOpened} />
        <div id="figures">
          <Suspense>
            {view === 'range' && <RangeFigures model={shown} onOpen={show} />}
            {view === 'trend' && <TrendFigures model={shown} onOpen={show} />}
          </Suspense>
        </div>
        <div className="mt-8">
          <ViewActions model={model} />
        </div>
      </section>
      <Section id="headlines" title={text.headlines.title} rule>
        <Headlines data={open} />
      </Section>
      {chosen && (
        <Suspense>
          <FigureDialog
            chosen={chosen}
            source={index.sources.get(chosen.band.source)}
            roleLabel={model.label(chosen.band.role)}
            rate={model.isConverted ? index.exchangeRate : null}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Above older reported ranges: the official medians of the compared roles, in one line. */
function NewerMedians({ model, official }: { model: DashboardModel; official: OfficialMedians }) {
  const named = model.roles.flatMap((role) => official.roles[role] ?? []);
  // No other source has levels, modes and years, so the ranges stay the default.
  if (named.length === 0 || model.query.source !== 'ai-jobs-net') return null;
  return (
    <p className="mb-1 text-xs sm:mb-2 sm:text-sm">
      <strong>{`${text.newer}: ${named.join(', ')}.`}</strong> <span>{official.age}</span>{' '}
      {/* Left out on a phone, where the chart has to stay in the first view. */}
      <span className="max-sm:hidden">{text.differs}</span>
    </p>
  );
}

const { actions } = text;

function ViewActions({ model }: { model: DashboardModel }) {
  const hasSheet = useShareSheet();
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <Button variant="secondary" onClick={() => void save(model)}>
        {actions.csv}
      </Button>
      <Button variant="secondary" onClick={() => void copyLink()}>
        <span>{hasSheet ? actions.sheet : actions.link}</span>
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          trackSalary('print');
          window.print();
        }}
      >
        {actions.print}
      </Button>
    </div>
  );
}

async function save(model: DashboardModel): Promise<void> {
  const bands = bandsInView(model);
  if (bands.length === 0) {
    notify({ title: actions.nothing });
    return;
  }
  const source = model.index.sources.get(model.query.source);
  try {
    const { writeFigures } = await import('../../calculations/export/figures-csv');
    const file = writeFigures({
      bands,
      sources: source ? [source] : [],
      conversion: model.isConverted ? conversionNote(model.index.exchangeRate) : null,
    });
    const name = `ai-salaries-${model.query.country.toLowerCase()}-${model.query.view}.csv`;
    downloadFile(name, 'text/csv', file);
    notify({ title: actions.downloaded, tone: 'success' });
  } catch {
    notify({ title: actions.notSaved, tone: 'error' });
    return;
  }
  trackSalary('export', { rows: bands.length });
}

async function copyLink(): Promise<void> {
  trackSalary('copy_link');
  const result = await passOn(window.location.href, document.title);
  if (result === 'copied')
    notify({ title: actions.copied, description: actions.copiedText, tone: 'success' });
  if (result === 'failed')
    notify({ title: actions.notCopied, description: actions.notCopiedText, tone: 'error' });
}
