import { CloseButton } from '@talent/ui/close-button';
import type { ReactNode } from 'react';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { modifierLabel } from '../../../frame/palette/shortcut';
import { keyTexts } from '../content/editor-words';

/** Every key of the editor. */
export function KeyboardMap({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <ModalDialog label={keyTexts.title} onClose={onClose} className="m-auto w-full max-w-md p-0">
      <div className="border-rule flex items-center justify-between border-b px-5 py-2">
        <h2 className="font-display text-lg font-semibold">{keyTexts.title}</h2>
        <CloseButton label={keyTexts.close} onClick={onClose} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 p-5 text-sm">
        {keyTexts.keys(modifierLabel()).map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="border-rule bg-surface border px-1.5 py-0.5 font-mono text-xs">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
