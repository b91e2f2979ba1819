import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatEdition } from '@talent/sdk/format';
import { SourceNote } from '@talent/ui/source-note';
import { LicenseLink } from '../../../controls/license-link';
import { guideText } from '../content/guide-text';
import { Chapter, printed } from './chapter';
import type { Guide } from '../facts/guide';
import { sourceDates } from '../../../content/source-dates';

/** Under a chart or a table: its source, with the dates of these bands. */
export function GuideSource({
  source,
  bands,
}: {
  source: SalarySource;
  bands: readonly SalaryBand[];
}) {
  return (
    <SourceNote source={source.name} href={source.url}>
      {`${sourceDates(bands, source)} ${source.attribution ?? ''}`}
    </SourceNote>
  );
}

/** Under every chart and table of reported pay ranges. */
export function PostingsNote({ guide: { sources, roles } }: { guide: Guide }) {
  return <GuideSource source={sources.postings} bands={roles.map(({ all }) => all)} />;
}

/** Each source with its method, license and the line that it asks for. */
export function Sources({ guide: { sources } }: { guide: Guide }) {
  return (
    <Chapter id="sources">
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3 print:block print:space-y-4">
        {Object.values(sources).map((source) => (
          <li key={source.key} className="break-inside-avoid">
            <SourceNote source={source.name} href={source.url}>
              {guideText.sourceLine.edition}{' '}
              <span>{`${formatEdition(source.edition)}. ${sourceDates([], source)}`}</span>{' '}
              {guideText.sourceLine.licence} <LicenseLink source={source} />.{' '}
              <span>{source.attribution}</span>
            </SourceNote>
            <details className={`max-w-prose text-sm text-ink-muted ${printed}`}>
              <summary className="inline-flex min-h-8 items-center underline underline-offset-4 print:hidden">
                {guideText.sourceLine.method}
              </summary>
              <p>{source.method}</p>
            </details>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
