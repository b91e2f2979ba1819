import { LineChart } from '@talent/ui/line-chart';
import { RangeChart } from '@talent/ui/range-chart';
import { roleColor } from '@talent/ui/chart-color';
import { SourceNote } from '@talent/ui/source-note';
import { sourceDates } from '../../../content/source-dates';
import { guideText } from '../content/guide-text';
import type { GuideDocument } from '../facts/guide';
import { historyOf, occupationsOf } from '../facts/guide-tables';
import { Chapter, Paragraphs } from './chapter';
import { denseRows, occupationRows, wageWords } from './chart-rows';
import { GuideTable } from './guide-table';
import { dollars } from './overview';

const { chartUnits, historyTable, officialTable } = guideText;

/** Official wages beside the reported pay ranges, and how their medians have moved. */
export function UnitedStates({ guide, words }: GuideDocument) {
  const { official } = guide.sources;
  const { name, url } = official;
  const now = guide.occupations.map((occupation) => occupation.now);
  return (
    <Chapter id="us">
      <Paragraphs texts={words.us} shown={1} />
      <div className={denseRows}>
        <RangeChart
          {...dollars}
          headline={words.findings.us || guideText.sections.us}
          subtitle={chartUnits.official}
          rows={occupationRows(guide)}
          words={wageWords}
          rowLabel={officialTable.occupation}
          behind={<GuideTable table={occupationsOf(guide)} source={null} />}
          source={
            <SourceNote source={name} href={url}>
              {sourceDates(now, official)}
            </SourceNote>
          }
        />
      </div>
      <History guide={guide} words={words} />
    </Chapter>
  );
}

function History({ guide, words }: GuideDocument) {
  const { official } = guide.sources;
  const table = historyOf(guide);
  const moves = guide.occupations.filter(({ history }) => history.length > 1);
  return (
    <div className="gap-x-10 border-t border-rule pt-6 xl:grid xl:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <div className="mb-4 space-y-3">
        <h3 className="break-after-avoid text-subheading">{historyTable.title}</h3>
        <Paragraphs texts={words.history} shown={1} />
      </div>
      {table && (
        <LineChart
          {...dollars}
          headline={words.findings.history || historyTable.title}
          level={4}
          subtitle={chartUnits.history}
          series={moves.map(({ role, name, history }) => ({
            key: role,
            label: name,
            color: roleColor(role),
            points: history.map(({ year, p50 }) => ({ at: String(year), value: p50 })),
          }))}
          behind={<GuideTable table={table} source={null} />}
          source={
            <SourceNote source={official.name} href={official.url}>
              {sourceDates([], official)}
            </SourceNote>
          }
        />
      )}
    </div>
  );
}
