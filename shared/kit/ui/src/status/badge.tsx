import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

const tones = {
  neutral: 'border-boundary text-ink',
  signal: 'border-signal bg-signal-wash text-ink',
  positive: 'border-positive text-positive',
  warning: 'border-warning text-warning',
  negative: 'border-negative text-negative',
} as const;

export type BadgeProps = ComponentProps<'span'> & {
  /** Never the only signal: the words say the same. */
  tone?: keyof typeof tones;
};

/** A word or two about the thing beside it, such as a state or a kind. Not a control. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classList(
        'inline-flex items-center gap-1 rounded-sm border px-1.5 py-0.5 text-xs font-medium',
        tones[tone],
        className,
      )}
    />
  );
}
