import { formatPeriod } from '@talent/ui/format-pay';
import { SourceNote } from '@talent/ui/source-note';
import { LicenseLink } from '../../../controls/license-link';
import { guideText } from '../content/guide-text';
import { Chapter } from './chapter';
import type { Guide } from '../facts/guide';
import { formatDay } from '../facts/table-facts';

/** Under every picture and table of postings. */
export function PostingsNote({ guide }: { guide: Guide }) {
  const { postings } = guide.sources;
  const period = formatPeriod(guide.roles[0]?.all.period ?? '');
  return <SourceNote source={postings.name} href={postings.url} period={period} />;
}

/** Each source with its method, license and the line that it asks for. */
export function Sources({ guide: { sources } }: { guide: Guide }) {
  return (
    <Chapter id="sources">
      <ul className="space-y-6">
        {Object.values(sources).map((source) => (
          <li key={source.key} className="break-inside-avoid">
            <SourceNote source={source.name} href={source.url}>
              {source.method} {guideText.sourceLine.edition} {source.edition},{' '}
              {guideText.sourceLine.retrieved} {formatDay(source.retrievedOn)}.{' '}
              {guideText.sourceLine.licence} <LicenseLink source={source} />. {source.attribution}
            </SourceNote>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
