import { FieldError } from '@talent/ui/field-error';
import { Notice } from '@talent/ui/notice';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { TrafficOverview } from '../api/overview';
import { deleteSamples } from '../api/visits';
import { sourceTexts as text } from '../content/traffic';

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

/** Says that the visits are samples, and deletes them. */
export function SampleNotice({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const deletion = useChange({
    mutationFn: deleteSamples,
    failure: 'Samples were not deleted',
    onSuccess: () => {
      onDeleted();
      return queryClient.invalidateQueries({ queryKey: ['traffic'] });
    },
  });
  return (
    <Notice title={text.samples}>
      <p className="text-sm">{text.samplesWhy}</p>
      <ToolButton className="mt-2" isBlocked={deletion.isPending} onClick={() => deletion.mutate()}>
        {text.deleteSamples}
      </ToolButton>
      {deletion.isError && <FieldError id="samples-failed">{text.deleteFailed}</FieldError>}
    </Notice>
  );
}
