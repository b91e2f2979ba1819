import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { toastTexts } from '../../content/toasts';

/** Dismisses a message: as large as a thumb, in the corner of its card. */
export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label={toastTexts.close}
      className="text-ink-muted hover:text-ink -my-2.5 -mr-3 inline-flex size-11 shrink-0 items-center justify-center"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
