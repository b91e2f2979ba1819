import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ModalDialogProps {
  label: string;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/**
 * A dialog over the page; it is open as long as it is rendered. The browser itself keeps the focus inside, gives it
 * back afterwards and closes on Escape; a press beside it closes it too.
 */
export function ModalDialog({ label, onClose, className, children }: ModalDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: from one that is gone the browser gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      queueMicrotask(restoreCaret);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`border-boundary bg-paper text-ink backdrop:bg-[rgb(0_0_0/0.45)] shadow-overlay overscroll-contain ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Everything inside is a child: what lands on the dialog itself is its backdrop.
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Where the caret has been in the dialog, Chromium gives the focus back and leaves the caret where the dialog was: what is
 * typed next goes nowhere. Setting the selection that the control has anyway brings it there.
 */
function restoreCaret(): void {
  const { activeElement: control } = document;
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  // Null for controls without a caret, such as a checkbox.
  if (!isText || control.selectionStart === null) return;
  control.setSelectionRange(control.selectionStart, control.selectionEnd);
}
