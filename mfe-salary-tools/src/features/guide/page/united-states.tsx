import { DataTable } from '@talent/ui/data-table';
import { formatCount, formatPay } from '@talent/ui/format-pay';
import { SourceNote } from '@talent/ui/source-note';
import { guideText } from '../content/guide-text';
import { Chapter, Paragraphs } from './chapter';
import type { GuideOccupation } from '../facts/guide';
import type { GuideDocument } from '../facts/guide-page';
import { HistoryTable } from './history-table';
import { printTable } from './print-table';

const text = guideText.officialTable;
const figures = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** Posted pay against official wages, and how those have moved. */
export function UnitedStates({ guide, words }: GuideDocument) {
  const { official } = guide.sources;
  const period = guide.occupations[0]?.now.period ?? '';
  return (
    <Chapter id="us">
      <Paragraphs texts={words.us} />
      <DataTable
        className={printTable}
        caption={`${text.caption} ${period}`}
        source={<SourceNote source={official.name} href={official.url} period={period} />}
      >
        <thead>
          <tr>
            <th scope="col">{text.occupation}</th>
            <th scope="col" className="numeric">
              {text.employed}
            </th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className="numeric">
                {figure === 'p50' ? guideText.levelTable.median : figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.occupations.map((occupation) => (
            <OccupationRow key={occupation.now.key} occupation={occupation} />
          ))}
        </tbody>
      </DataTable>
      <h3 className="text-subheading">{guideText.historyTable.title}</h3>
      <Paragraphs texts={words.history} />
      <HistoryTable guide={guide} />
    </Chapter>
  );
}

function OccupationRow({ occupation }: { occupation: GuideOccupation }) {
  const { code, name, now } = occupation;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="block text-sm font-normal text-ink-muted">{code}</span>
      </th>
      <td className="numeric">{now.n === null ? guideText.levelTable.none : formatCount(now.n)}</td>
      {figures.map((figure) => {
        const amount = now[figure];
        return (
          <td key={figure} className={figure === 'p50' ? 'numeric font-semibold' : 'numeric'}>
            {amount === null ? guideText.levelTable.none : formatPay(amount, 'USD')}
          </td>
        );
      })}
    </tr>
  );
}
