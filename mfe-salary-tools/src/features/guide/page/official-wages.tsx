import { roleColor } from '@talent/ui/chart-color';
import { LineChart } from '@talent/ui/line-chart';
import { RangeChart } from '@talent/ui/range-chart';
import { dollars, moneyFormats } from '../../../content/country-money';
import { guideText } from '../content/guide-text';
import { historyOf, occupationsOf, bandsOf, placesOf } from '../facts/guide-tables';
import type { GuideDocument } from '../facts/guide';
import { Chapter, Paragraphs } from './chapter';
import {
  denseRows,
  occupationRows,
  wageWords,
  domainOf,
  placeRows,
  placeWords,
} from './chart-rows';
import { GuideTable } from './guide-table';
import { GuideSource } from './source-lines';

const { canadaTable, chartUnits, historyTable, officialTable } = guideText;

/** Official wages beside the reported pay ranges, and how their medians have moved. */
export function UnitedStates({ guide, words }: GuideDocument) {
  const { official } = guide.sources;
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
          source={<GuideSource source={official} bands={now} />}
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
          source={<GuideSource source={official} bands={[]} />}
        />
      )}
    </div>
  );
}

/** Wages in Canada: a chart for each occupation, its provinces before its cities, and the table behind it. */
export function Canada({ guide, words }: GuideDocument) {
  const { canada } = guide.sources;
  const domain = domainOf(guide.canada.flatMap(bandsOf));
  return (
    <Chapter id="canada">
      <Paragraphs texts={words.canada} shown={1} />
      {guide.canada.map((occupation) => {
        const { code, name } = occupation;
        return (
          <div key={code} className={`${denseRows} border-t border-rule pt-6`}>
            <h3 className="mb-1 break-after-avoid text-subheading">{name}</h3>
            <RangeChart
              headline={words.findings.byCanadianOccupation[code] || name}
              level={4}
              subtitle={chartUnits.places}
              rows={placeRows(occupation)}
              words={placeWords}
              domain={domain}
              {...moneyFormats('CAD')}
              rowLabel={canadaTable.place}
              behind={
                <div className="space-y-5">
                  <Paragraphs texts={words.byCanadianOccupation[code] ?? []} />
                  <GuideTable table={placesOf(occupation)} source={null} />
                </div>
              }
              source={<GuideSource source={canada} bands={bandsOf(occupation)} />}
            />
          </div>
        );
      })}
    </Chapter>
  );
}
