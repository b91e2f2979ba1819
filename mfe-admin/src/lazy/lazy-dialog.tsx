import { notify } from '@talent/sdk';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { missingDialog } from './content/lazy-part';
import { latePart } from './lazy-part';

interface DialogProps {
  onClose: () => void;
}

/**
 * A dialog whose code loads when it is first opened. Where the code does not arrive, a toast says so, the dialog counts as closed,
 * and the tool below it goes on.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return latePart(load, null, MissingDialog);
}

function MissingDialog({ onClose }: DialogProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    notify({ ...missingDialog, tone: 'error' });
    close();
  }, []);
  return null;
}
