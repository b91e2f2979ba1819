import { formatPay, formatShortPay } from '@talent/sdk/format';
import { RangeChart } from '@talent/ui/range-chart';
import { SourceNote } from '@talent/ui/source-note';
import { sourceDates } from '../../../content/source-dates';
import { guideText } from '../content/guide-text';
import type { GuideDocument } from '../facts/guide';
import { bandsOf, placesOf } from '../facts/guide-tables';
import { Chapter, Paragraphs } from './chapter';
import { denseRows, domainOf, placeRows, placeWords } from './chart-rows';
import { GuideTable } from './guide-table';

const { canadaTable, chartUnits } = guideText;

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
              format={(amount) => formatPay(amount, 'CAD')}
              formatShort={(amount) => formatShortPay(amount, 'CAD')}
              rowLabel={canadaTable.place}
              behind={
                <div className="space-y-5">
                  <Paragraphs texts={words.byCanadianOccupation[code] ?? []} />
                  <GuideTable table={placesOf(occupation)} source={null} />
                </div>
              }
              source={
                <SourceNote source={canada.name} href={canada.url}>
                  {sourceDates(bandsOf(occupation), canada)} {canada.attribution}
                </SourceNote>
              }
            />
          </div>
        );
      })}
    </Chapter>
  );
}
