import { DataError } from '@talent/data/errors';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { acceptMarketJump } from '../api/market-refresh';
import { marketTexts as text } from '../content/market-refresh';
import { jobsQueries } from '../queries';

/** Another file waits by now, or none. */
const isOutdated = (error: unknown): boolean =>
  error instanceof DataError && error.code === 'PT409';

/** Takes an admin's yes to one file that was refused for a jump. It asks once more, because pages show the file's figures. */
export function AcceptJump({ source }: { source: { key: string; sha256: string } }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const accept = useChange({
    failure: 'The jump was not accepted',
    mutationFn: acceptMarketJump,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsQueries.market.queryKey }),
  });
  return (
    <div className="mt-2">
      <ToolButton aria-expanded={isAsking} onClick={() => setAsking(true)}>
        {text.accept}
      </ToolButton>
      {isAsking && (
        <ConfirmPanel
          label={text.accept}
          question={text.sure}
          confirm={text.yes}
          cancel={text.cancel}
          failed={isOutdated(accept.error) ? text.notAccepted : text.notSaved}
          onConfirm={() =>
            accept.mutateAsync(source).then(
              () => true,
              () => false,
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
