import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

export type CloseButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** Says what closes or what it means: `Close`, `Close: essential cookies only`. For screen readers. */
  label: string;
};

/** The cross in the corner of a dialog or a banner, with a touch target of 44 px. In a dialog it comes first, so that it gets the focus. */
export function CloseButton({ label, className, ...rest }: CloseButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classList(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:text-ink',
        className,
      )}
    >
      <X aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
