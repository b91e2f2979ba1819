import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { TrafficOverview } from '../api/fetch-overview';
import { sourceTexts as text } from '../content/traffic';
import { SampleNotice } from '../visits/sample-notice';

interface SourceNoteProps {
  overview: TrafficOverview;
  onSamplesDeleted: () => void;
}

/** The source of the figures, above all of them. */
export function SourceNote({ overview, onSamplesDeleted }: SourceNoteProps): ReactNode {
  const { audience, newest } = overview;
  if (audience === 'sample') return <SampleNotice onDeleted={onSamplesDeleted} />;
  return (
    <p className="text-ink-muted text-sm">
      {newest === null ? text.waiting : text.backend(formatUtc(newest))}
    </p>
  );
}
