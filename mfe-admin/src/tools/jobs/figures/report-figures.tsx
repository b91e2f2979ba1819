import { formatCount } from '@talent/sdk/format';
import type { ReportFigures as Figures } from '@talent/jobs/report-figures';
import { shareOf, wordOf } from '@talent/jobs/report-words';
import { Notice } from '@talent/ui/notice';
import { StatTile } from '@talent/ui/stat-tile';
import type { ReactNode } from 'react';
import { figureTexts } from '../content/jobs-report';
import { BarChart } from '../../../charts/bar-chart';
import { LineChart } from '../../../charts/line-chart';
import { ToolSection } from '../../../frame/tool-section';
import { BandTable, GroupTables, PayTable, SkillTable } from './figure-tables';
import { MarketTable } from './market-table';
import { formatUtc } from '../../../time/utc';

/** The figures of a report: the market, and the week on our board, each beside that of the week before. */
export function ReportFigures({ figures }: { figures: Figures }): ReactNode {
  const { totals, trend, roles, market } = figures;
  const { tiles } = figureTexts;
  const remote = shareOf(totals.remote, totals.open);
  const remoteBefore = shareOf(totals.remote_before, totals.open_before);
  const before = (count: number) => figureTexts.before(formatCount(count));
  const isEmpty = roles.length === 0;
  const openRoles = roles.filter(({ open }) => open > 0);
  return (
    <ToolSection title={figureTexts.title}>
      {!figures.is_over && <Notice className="mb-4">{figureTexts.running}</Notice>}
      {market !== null && (
        <>
          <MarketTable market={market} />
          <h3 className="mb-4 font-semibold">{figureTexts.board}</h3>
        </>
      )}
      {isEmpty && (
        <Notice tone="warning" className="mb-4">
          {market === null ? figureTexts.empty : figureTexts.emptyWithMarket}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        <StatTile figure={totals.new} label={tiles.new} note={before(totals.new_before)} />
        <StatTile figure={totals.closed} label={tiles.closed} note={before(totals.closed_before)} />
        <StatTile figure={totals.open} label={tiles.open} note={before(totals.open_before)} />
        <StatTile
          figure={remote ?? figureTexts.tooFew}
          label={tiles.remote}
          note={
            remote === null
              ? figureTexts.tooFewNote
              : figureTexts.before(remoteBefore ?? figureTexts.tooFew)
          }
        />
      </div>
      <p className="text-ink-muted mt-4 text-sm">
        {figureTexts.source(formatUtc(figures.measured_at))}
      </p>
      {!isEmpty && (
        <>
          <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
            <div className="min-w-0">
              <h3 className="mb-3 font-semibold">{figureTexts.trend}</h3>
              <LineChart
                label={figureTexts.trend}
                series={(['open', 'new', 'closed'] as const).map((key) => ({
                  key,
                  label: tiles[key],
                  points: trend.map((week) => ({ x: week.week, y: week[key] })),
                }))}
              />
            </div>
            <div className="min-w-0">
              <h3 className="mb-3 font-semibold">{figureTexts.roles}</h3>
              <BarChart
                label={figureTexts.roles}
                bars={openRoles.map(({ key, open }) => ({ key, label: wordOf(key), value: open }))}
              />
            </div>
          </div>
          <GroupTables figures={figures} />
          <PayTable pay={figures.pay} />
          <SkillTable skills={figures.skills} />
          <BandTable bands={figures.bands} />
        </>
      )}
    </ToolSection>
  );
}
