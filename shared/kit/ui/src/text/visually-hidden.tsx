import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr-only" />;
}
