import { CloseButton } from '@talent/ui/close-button';
import { useEffect, useEffectEvent } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { settingsTexts } from '../content/editor-words';
import type { PostEditing } from '../saving/use-post-editor';
import { FactFields } from './fact-fields';
import { PostActions } from './post-actions';

interface SettingsDrawerProps {
  editing: PostEditing;
  authors: ComponentProps<typeof FactFields>['authors'];
  onDeleted: () => void;
  /** Its fields are there, to move the focus to one. */
  onOpened: () => void;
  onClose: () => void;
}

/** Everything of a post but its title and its text, over the right edge. The place in the text is kept meanwhile. */
export function SettingsDrawer(props: SettingsDrawerProps): ReactNode {
  const { editing, authors, onDeleted, onOpened, onClose } = props;
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
      <div className="grid gap-6 p-5">
        <FactFields
          stored={editing.stored}
          fields={editing.fields}
          authors={authors}
          onChange={editing.change}
        />
        <PostActions editing={editing} onDeleted={onDeleted} />
      </div>
    </ModalDialog>
  );
}
