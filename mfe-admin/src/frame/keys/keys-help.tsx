import { useState } from 'react';
import { lazyDialog } from '../../lazy/lazy-dialog';
import { useKeys } from './use-keys';

const KeysDialog = lazyDialog(async () => (await import('./keys-dialog')).KeysDialog);

export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  useKeys({
    '?': () => {
      setOpen(true);
      return true;
    },
  });
  return isOpen ? <KeysDialog onClose={() => setOpen(false)} /> : null;
}
