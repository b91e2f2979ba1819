import { CloseButton } from '@talent/ui/close-button';
import { useEffect, useEffectEvent } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ModalDialog } from '../../../controls/modal-dialog';
import { settingsTexts } from '../content/editor-words';
import { FactFields } from './fact-fields';

interface SettingsDrawerProps extends ComponentProps<typeof FactFields> {
  /** Its fields are there, to move the focus to one. */
  onOpened: () => void;
  onClose: () => void;
}

/** Everything of a post but its title and its text, over the right edge. The place in the text is kept meanwhile. */
export function SettingsDrawer({ onOpened, onClose, ...facts }: SettingsDrawerProps): ReactNode {
  const tellOpened = useEffectEvent(onOpened);
  useEffect(() => tellOpened(), []);
  return (
    <ModalDialog
      label={settingsTexts.title}
      onClose={onClose}
      className="ms-auto me-0 my-0 h-dvh max-h-none w-[min(32rem,100vw)] max-w-none border-0 border-s p-0"
    >
      <div className="border-rule flex items-center justify-between border-b px-5 py-2">
        <h2 className="font-display text-lg font-semibold">{settingsTexts.title}</h2>
        <CloseButton label={settingsTexts.close} onClick={onClose} />
      </div>
      <div className="p-5">
        <FactFields {...facts} />
      </div>
    </ModalDialog>
  );
}
