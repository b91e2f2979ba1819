import { SourceNote } from '@talent/ui/source-note';
import { guideText } from '../content/guide-text';
import type { GuideDocument } from '../facts/guide-page';
import { historyOf, occupationsOf } from '../facts/guide-tables';
import { Chapter, Paragraphs } from './chapter';
import { GuideTable } from './guide-table';

/** Posted pay against official wages, and how those have moved. */
export function UnitedStates({ guide, words }: GuideDocument) {
  const { name, url } = guide.sources.official;
  const period = guide.occupations[0]?.now.period;
  const history = historyOf(guide);
  return (
    <Chapter id="us">
      <Paragraphs texts={words.us} />
      <GuideTable
        table={occupationsOf(guide)}
        source={<SourceNote source={name} href={url} period={period} />}
      />
      <h3 className="text-subheading">{guideText.historyTable.title}</h3>
      <Paragraphs texts={words.history} />
      {history && <GuideTable table={history} source={<SourceNote source={name} href={url} />} />}
    </Chapter>
  );
}
