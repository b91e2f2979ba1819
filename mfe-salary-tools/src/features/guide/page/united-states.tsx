import { SourceNote } from '@talent/ui/source-note';
import { sourceDates } from '../../../content/source-dates';
import { guideText } from '../content/guide-text';
import type { GuideDocument } from '../facts/guide-page';
import { historyOf, occupationsOf } from '../facts/guide-tables';
import { Chapter, Paragraphs } from './chapter';
import { GuideTable } from './guide-table';

/** Reported pay ranges compared with official wages, and how those have changed. */
export function UnitedStates({ guide, words }: GuideDocument) {
  const { official } = guide.sources;
  const { name, url } = official;
  const now = guide.occupations.map((occupation) => occupation.now);
  const history = historyOf(guide);
  return (
    <Chapter id="us">
      <Paragraphs texts={words.us} />
      <GuideTable
        table={occupationsOf(guide)}
        source={
          <SourceNote source={name} href={url}>
            {sourceDates(now, official)}
          </SourceNote>
        }
      />
      <h3 className="text-subheading">{guideText.historyTable.title}</h3>
      <Paragraphs texts={words.history} />
      {history && (
        <GuideTable
          table={history}
          source={
            <SourceNote source={name} href={url}>
              {sourceDates([], official)}
            </SourceNote>
          }
        />
      )}
    </Chapter>
  );
}
