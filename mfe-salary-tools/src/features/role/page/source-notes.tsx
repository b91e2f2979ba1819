import { SourceNote } from '@talent/ui/source-note';
import type { SourceLine } from '../facts/role-page-data';

/** The sources of a chart, each with both dates and its license. */
export function SourceNotes({ sources }: { sources: readonly SourceLine[] }) {
  return sources.map(({ name, url, text }) => (
    <SourceNote key={name} source={name} href={url}>
      {text}
    </SourceNote>
  ));
}
