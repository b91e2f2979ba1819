import { CloseButton } from '@talent/ui/close-button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import type { ReactNode } from 'react';

export function BlogDialog(props: {
  title: string;
  close: string;
  className: string;
  barClassName?: string;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const { title, close, className, barClassName = '', onClose, children } = props;
  return (
    <ModalDialog label={title} onClose={onClose} className={className}>
      <div
        className={`border-rule flex items-center justify-between border-b px-5 py-2 ${barClassName}`}
      >
        <h2 className="font-display text-lg font-semibold">{title}</h2>
        <CloseButton label={close} onClick={onClose} />
      </div>
      {children}
    </ModalDialog>
  );
}
