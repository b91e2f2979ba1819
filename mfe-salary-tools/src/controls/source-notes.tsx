import { SourceNote } from '@talent/ui/source-note';
import type { SourceLine } from '../features/role/facts/role-page-data';

/** The source of a chart, a note for each. */
export function SourceNotes({ sources }: { sources: readonly SourceLine[] }) {
  return sources.map(({ name, url, text }) => (
    <SourceNote key={name} source={name} href={url}>
      {text}
    </SourceNote>
  ));
}
