import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../../class-names/class-list.ts';

export type ChoiceCardProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  type: 'radio' | 'checkbox';
  /** The answer, which names the control. */
  children: ReactNode;
};

/** One answer as a card that is pressed as a whole. `ref` and every other attribute go to the input. */
export function ChoiceCard({ type, children, className, ...input }: ChoiceCardProps) {
  return (
    <label
      className={classList(
        'flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-sm border border-boundary bg-surface px-3 py-2 hover:border-ink has-checked:border-signal has-checked:bg-signal-wash has-disabled:cursor-not-allowed has-disabled:border-rule has-disabled:bg-paper has-disabled:text-ink-muted has-aria-invalid:border-negative',
        className,
      )}
    >
      <input {...input} type={type} className="mt-0.5 size-5 shrink-0 accent-signal" />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
