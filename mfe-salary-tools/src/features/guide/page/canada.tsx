import { SourceNote } from '@talent/ui/source-note';
import { sourceDates } from '../../../content/source-dates';
import type { GuideDocument } from '../facts/guide-page';
import { bandsOf, placesOf } from '../facts/guide-tables';
import { Chapter, Paragraphs } from './chapter';
import { GuideTable } from './guide-table';

/** Wages in Canada: a table for each occupation, its provinces before its cities. */
export function Canada({ guide, words }: GuideDocument) {
  const { canada } = guide.sources;
  return (
    <Chapter id="canada">
      <Paragraphs texts={words.canada} />
      {guide.canada.map((occupation) => (
        <div key={occupation.code} className="space-y-6 border-t border-rule pt-8">
          <h3 className="text-subheading">{occupation.name}</h3>
          <Paragraphs texts={words.byCanadianOccupation[occupation.code] ?? []} />
          <GuideTable
            table={placesOf(occupation)}
            source={
              <SourceNote source={canada.name} href={canada.url}>
                {sourceDates(bandsOf(occupation), canada)} {canada.attribution}
              </SourceNote>
            }
          />
        </div>
      ))}
    </Chapter>
  );
}
