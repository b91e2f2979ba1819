import type { SalaryBand } from '@talent/data/salary-data';
import { DataTable } from '@talent/ui/data-table';
import { formatPay } from '@talent/ui/format-pay';
import { SourceNote } from '@talent/ui/source-note';
import { guideText } from '../content/guide-text';
import { Chapter, Paragraphs } from './chapter';
import type { GuideDocument } from '../facts/guide-page';
import { printTable } from './print-table';
import { periodOf, placesOf } from '../facts/table-facts';

const text = guideText.canadaTable;
const figures = ['p10', 'p50', 'p90'] as const;

/** Wages in Canada: a table for each occupation, its provinces before its cities. */
export function Canada({ guide, words }: GuideDocument) {
  const { canada: source } = guide.sources;
  return (
    <Chapter id="canada">
      <Paragraphs texts={words.canada} />
      {guide.canada.map((occupation) => (
        <div key={occupation.code} className="space-y-6 border-t border-rule pt-8">
          <h3 className="text-subheading">{occupation.name}</h3>
          <Paragraphs texts={words.byCanadianOccupation[occupation.code] ?? []} />
          <DataTable
            className={printTable}
            caption={`${occupation.name} (${occupation.code}), ${text.caption}, ${periodOf(occupation)}`}
            source={
              <SourceNote source={source.name} href={source.url}>
                {source.attribution}
              </SourceNote>
            }
          >
            <thead>
              <tr>
                <th scope="col">{text.place}</th>
                <th scope="col" className="numeric">
                  {text.low}
                </th>
                <th scope="col" className="numeric">
                  {text.median}
                </th>
                <th scope="col" className="numeric">
                  {text.high}
                </th>
              </tr>
            </thead>
            <tbody>
              {placesOf(occupation).map((band) => (
                <PlaceRow key={band.key} band={band} />
              ))}
            </tbody>
          </DataTable>
        </div>
      ))}
    </Chapter>
  );
}

function PlaceRow({ band }: { band: SalaryBand }) {
  return (
    <tr>
      <th scope="row">{band.regionName ?? text.country}</th>
      {figures.map((figure) => {
        const amount = band[figure];
        return (
          <td key={figure} className={figure === 'p50' ? 'numeric font-semibold' : 'numeric'}>
            {amount === null ? guideText.levelTable.none : formatPay(amount, 'CAD')}
          </td>
        );
      })}
    </tr>
  );
}
