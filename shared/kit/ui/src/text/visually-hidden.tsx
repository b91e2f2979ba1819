import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classList('sr-only', className)} />;
}
