import { formatCount, formatPercent } from '@talent/sdk/format';
import { FieldError } from '@talent/ui/field-error';
import { Notice } from '@talent/ui/notice';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { formatTime } from '../../../time/format-time';
import type { TrafficOverview } from '../api/overview';
import { type TopList as List, type TopRow, type TrafficPeriod, topLists } from '../api/traffic';
import { deleteSamples } from '../api/visits';
import { overviewTexts, sourceTexts, visitTexts as text } from '../content/traffic';
import { changeText, formatDuration } from '../format-traffic';
import { MarkedLines } from '../marks/marked-lines';
import { FactTiles } from '../../../charts/fact-tiles';

/** The figures of the range with their change, and what is normal where there are periods enough. */
export function factsOf(periods: readonly TrafficPeriod[]) {
  const fact = (
    label: string,
    valueOf: (period: TrafficPeriod) => number,
    format: (value: number) => string = formatCount,
  ) => {
    const [now = 0, before, ...older] = periods.map(valueOf);
    const earlier = before === undefined ? [] : [before, ...older];
    const change = changeText(now, before);
    const notes = [change === null ? text.noBefore : text.change(change)];
    if (earlier.length >= 3) {
      notes.push(text.normal(format(Math.min(...earlier)), format(Math.max(...earlier))));
    }
    return { label, figure: format(now), note: notes.join('. ') };
  };
  return [
    fact(overviewTexts.visitors, ({ visitors }) => visitors),
    fact(overviewTexts.views, ({ views }) => views),
    fact(overviewTexts.engaged, ({ engaged }) => engaged),
    fact(overviewTexts.time, ({ average_ms }) => average_ms ?? 0, formatDuration),
    fact(text.goals.contact, ({ contacts }) => contacts),
  ];
}

export function VisitsChart(props: {
  overview: TrafficOverview;
  figure: 'visitors' | 'views';
  onFigure: (figure: 'visitors' | 'views') => void;
}) {
  const { overview, figure, onFigure } = props;
  const { days, daysBefore, marks } = overview;
  return (
    <>
      <SegmentedControl
        name="figure"
        legend={text.figure}
        choices={[
          { value: 'visitors', label: overviewTexts.visitors },
          { value: 'views', label: overviewTexts.views },
        ]}
        value={figure}
        onChoose={onFigure}
      />
      <MarkedLines
        label={overviewTexts.chart}
        marks={marks}
        placeOf={({ day }) => day}
        series={[
          {
            key: 'now',
            label: text.visitors,
            points: days.map((day) => ({ at: day.day, value: day[figure] })),
          },
          // Days without a visit are no period to compare with: a line of zeros would say that there was one.
          ...(daysBefore.some((day) => day[figure] > 0)
            ? [
                {
                  key: 'before',
                  label: text.before,
                  points: days.map(({ day }, index) => ({
                    at: day,
                    value: daysBefore[index]?.[figure] ?? null,
                  })),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** The largest of a list as bars with shares; a click on a name shows only its visits. */
export function TopList(props: {
  rows: readonly TopRow[];
  list: List;
  onChoose: (key: List, name: string) => void;
  /** Limit of the list for these days, as a sentence. */
  note?: string | undefined;
}) {
  const { rows, list, onChoose, note } = props;
  return (
    <section aria-label={text.lists[list]}>
      <h3 className="mb-2 font-semibold">{text.lists[list]}</h3>
      {note !== undefined && <p className="text-ink-muted mb-2 text-sm">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-muted">{text.nothing}</p>
      ) : (
        <ol className="grid gap-2 text-sm">
          {rows.map(({ name, amount, before, total }) => (
            <li key={name}>
              <p className="flex items-baseline justify-between gap-3">
                <button
                  type="button"
                  aria-label={list === 'page' ? text.cameOver(name) : text.filter(name)}
                  className="min-h-6 min-w-0 cursor-pointer text-start wrap-anywhere underline"
                  onClick={() => onChoose(list, name)}
                >
                  {name}
                </button>
                <span className="shrink-0 tabular-nums">
                  <strong>{formatCount(amount)}</strong>{' '}
                  <span>{formatPercent(amount / total)}</span>{' '}
                  <span className="text-ink-muted">{changeText(amount, before)}</span>
                </span>
              </p>
              <svg className="block h-1.5 w-full" aria-hidden="true">
                <rect width={`${(amount / total) * 100}%`} height="100%" fill="var(--data-1)" />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Where the figures come from; samples can be deleted. */
export function SourceNote(props: { overview: TrafficOverview; onSamplesDeleted: () => void }) {
  const { audience, newest } = props.overview;
  const deletion = useChange({
    mutationFn: deleteSamples,
    failure: 'Samples were not deleted',
    onSuccess: () => {
      props.onSamplesDeleted();
      return queryClient.invalidateQueries({ queryKey: ['traffic'] });
    },
  });
  if (audience !== 'sample') {
    return (
      <p className="text-ink-muted text-sm">
        {newest === null ? sourceTexts.waiting : sourceTexts.backend(formatTime(newest))}
      </p>
    );
  }
  return (
    <Notice title={sourceTexts.samples}>
      <p className="text-sm">{sourceTexts.samplesWhy}</p>
      <ToolButton className="mt-2" isBlocked={deletion.isPending} onClick={() => deletion.mutate()}>
        {sourceTexts.deleteSamples}
      </ToolButton>
      {deletion.isError && <FieldError id="samples-failed">{sourceTexts.deleteFailed}</FieldError>}
    </Notice>
  );
}

/** The place of words that have not come: as wide as typical ones. */
function Blank({ children }: { children: string }) {
  return (
    <span className="bg-surface rounded-sm">
      <span className="invisible">{children}</span>
    </span>
  );
}

const tiles = factsOf([]).map(({ label }) => ({
  label,
  figure: <Blank>0,000</Blank>,
  note: <Blank>{`${text.change('+00%')}. ${text.normal('0,000', '0,000')}`}</Blank>,
}));

/** The first screen without its figures: the same tiles, chart and lists in the same sizes. */
export function OverviewSkeleton() {
  return (
    <>
      <p className="text-sm">
        <Blank>{sourceTexts.backend('0000-00-00 00:00')}</Blank>
      </p>
      <div className="mt-4">
        <FactTiles facts={tiles} />
      </div>
      <div className="bg-surface mt-4 h-11 w-56 rounded-sm" />
      <div className="h-[24.5rem]" />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
        {topLists.map((list) => (
          <div key={list}>
            <p className="mb-2 font-semibold">{text.lists[list]}</p>
            <div className="bg-surface h-[23rem] rounded-sm" />
          </div>
        ))}
      </div>
    </>
  );
}
