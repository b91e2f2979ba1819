import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { connectionTexts } from '../content/linkedin';

/** Asks once more before the tokens go. */
export function DisconnectPanel({
  onConfirm,
  onClose,
}: {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}): ReactNode {
  return (
    <div
      role="group"
      aria-label={connectionTexts.disconnect}
      className="mt-4 flex flex-wrap items-center gap-3"
    >
      <p className="font-medium">{connectionTexts.disconnectSure}</p>
      <Button size="sm" variant="secondary" onClick={() => void onConfirm()}>
        {connectionTexts.disconnectYes}
      </Button>
      <Button size="sm" variant="secondary" onClick={onClose}>
        {connectionTexts.cancel}
      </Button>
    </div>
  );
}
