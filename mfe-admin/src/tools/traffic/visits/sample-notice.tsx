import { FieldError } from '@talent/ui/field-error';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { deleteSamples } from '../api/delete-samples';
import { sourceTexts as text } from '../content/traffic';

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
