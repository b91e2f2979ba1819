import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useKeys } from './use-keys';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }));

/** Opens the list of keys at `?`. */
export function KeysHelp(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useKeys({
    '?': () => {
      setOpen(true);
      return true;
    },
  });
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
