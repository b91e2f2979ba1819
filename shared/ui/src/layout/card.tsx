import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

export type CardProps = ComponentProps<'div'> & {
  /** `article` for content that is complete in itself, `li` inside a list. */
  as?: 'div' | 'article' | 'li';
};

/** A sheet of surface color with a thin rule around it. */
export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The three elements take the same attributes; TypeScript cannot pair a union of tags with one props type.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classList('rounded-sm border border-rule bg-surface p-5 md:p-6', className)}
    />
  );
}
