import type { ReportFigures as Figures } from '@talent/jobs/report-figures';
import { reportText } from '@talent/jobs/report-text';
import { shareOf, wordOf } from '@talent/jobs/report-words';
import { formatCount } from '@talent/sdk/format';
import { BarChart } from '@talent/ui/bar-chart';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { countFact, type Fact } from '../../../charts/facts';
import { LineChart } from '../../../charts/line-chart';
import { ToolButton } from '../../../controls/tool-button';
import { formatTime } from '../../../time/format-time';
import { differ } from '../api/weekly-report';
import { figureTexts, textTexts } from '../content/jobs-report';
import { BandTable, GroupTables, MarketTable, PayTable, SkillTable } from './figure-tables';
import type { StepProps } from '../steps/step-props';

/** The figures of a report: the week on our board with what is normal, and the market; the tables below. */
export function ReportFigures(props: { figures: Figures; isAside?: boolean }) {
  const { figures, isAside = false } = props;
  const { trend, roles, market } = figures;
  const { tiles } = figureTexts;
  const isEmpty = roles.length === 0;
  const openRoles = roles.filter(({ open }) => open > 0);
  const columns = isAside ? 'grid-cols-1' : 'grid-cols-1 lg:grid-cols-2';
  const tables = (
    <>
      {market !== null && <MarketTable market={market} />}
      {!isEmpty && (
        <>
          <GroupTables figures={figures} isNarrow={isAside} />
          <PayTable pay={figures.pay} />
          <SkillTable skills={figures.skills} />
          <BandTable bands={figures.bands} />
        </>
      )}
    </>
  );
  return (
    <>
      {!figures.is_over && <Notice className="mb-4">{figureTexts.running}</Notice>}
      {isEmpty && (
        <Notice tone="warning" className="mb-4">
          {market === null ? figureTexts.empty : figureTexts.emptyWithMarket}
        </Notice>
      )}
      <h3 className="mb-3 font-semibold">{figureTexts.board}</h3>
      <FactTiles facts={weekFacts(figures)} />
      <p className="text-ink-muted text-sm">
        {figureTexts.source(formatTime(figures.measured_at))}
      </p>
      {!isEmpty && (
        <div className={`my-8 grid gap-8 ${columns}`}>
          <div className="min-w-0">
            <h3 className="mb-3 font-semibold">{figureTexts.trend}</h3>
            <LineChart
              label={figureTexts.trend}
              series={(['open', 'new', 'closed'] as const).map((key) => ({
                key,
                label: tiles[key],
                points: trend.map((week) => ({ at: week.week, value: week[key] })),
              }))}
            />
          </div>
          <div className="min-w-0">
            <h3 className="mb-3 font-semibold">{figureTexts.roles}</h3>
            <div className="chart">
              <BarChart
                label={figureTexts.roles}
                bars={openRoles.map(({ key, open }) => ({ key, label: wordOf(key), value: open }))}
                format={formatCount}
              />
            </div>
          </div>
        </div>
      )}
      {isAside ? (
        <details className="mt-6">
          <summary className="min-h-8 text-sm underline underline-offset-4">
            {figureTexts.tables}
          </summary>
          <div className="mt-4">{tables}</div>
        </details>
      ) : (
        <div className="mt-8">{tables}</div>
      )}
    </>
  );
}

/** Weeks before this one whose figures say what is normal. */
const NORMAL_WEEKS = 8;

/** The week's own figures: each with its change, and the range of the eight weeks before. */
function weekFacts({ totals, trend }: Figures): Fact[] {
  const { tiles } = figureTexts;
  // The last week of the trend is the one of the report.
  const before = trend.slice(-1 - NORMAL_WEEKS, -1);
  const remote = shareOf(totals.remote, totals.open);
  const remoteBefore = shareOf(totals.remote_before, totals.open_before);
  const counts = (['new', 'closed', 'open'] as const).map((key) =>
    countFact({
      label: tiles[key],
      value: totals[key],
      before: totals[`${key}_before`],
      normal: before.map((week) => week[key]),
      format: formatCount,
    }),
  );
  const note =
    remote === null
      ? figureTexts.tooFewNote
      : figureTexts.before(remoteBefore ?? figureTexts.tooFew);
  return [...counts, { label: tiles.remote, figure: remote ?? figureTexts.tooFew, note }];
}

/** The figures of the week, and counting them again. */
export function MeasureStep({ report, writing }: StepProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <MeasureAgain report={report} writing={writing} />
      </div>
      <ReportFigures figures={report.figures} />
    </>
  );
}

/** Counts a week again; asks first, because a new text would replace an edited one. */
export function MeasureAgain({ report, writing }: Pick<StepProps, 'report' | 'writing'>) {
  const isEdited = differ(writing.words, reportText(report.figures));
  const [isAsking, setAsking] = useState(false);
  const run = (act: () => void) => () => {
    setAsking(false);
    act();
  };
  return (
    <>
      <ToolButton
        isBlocked={writing.isBusy}
        aria-expanded={isAsking}
        onClick={() => {
          writing.reset();
          setAsking(true);
        }}
      >
        {textTexts.again}
      </ToolButton>
      {isAsking && (
        <Notice
          live
          tone={isEdited ? 'warning' : 'info'}
          title={textTexts.askTitle}
          className="basis-full"
        >
          <p>{isEdited ? textTexts.askEdited : textTexts.ask}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ToolButton onClick={run(writing.rewrite)}>{textTexts.rewrite}</ToolButton>
            <ToolButton onClick={run(writing.measure)}>{textTexts.keep}</ToolButton>
            <ToolButton onClick={() => setAsking(false)}>{textTexts.cancel}</ToolButton>
          </div>
        </Notice>
      )}
    </>
  );
}
