import type { ComponentProps } from 'react';
import { AsChild } from '../class-names/as-child.ts';
import { classList } from '../class-names/class-list.ts';

const tones = {
  signal: 'text-signal hover:text-signal-hover',
  ink: 'text-ink decoration-boundary hover:decoration-ink',
} as const;

export type LinkProps = ComponentProps<'a'> & {
  /** `ink` where a page has many links, such as lists and footers. */
  tone?: keyof typeof tones;
  /** Gives the look to the only child, for the router's link. */
  asChild?: boolean;
};

/** A link inside text, always underlined. */
export function Link({ tone = 'signal', asChild = false, className, ...rest }: LinkProps) {
  const Element = asChild ? AsChild : 'a';
  return (
    <Element
      {...rest}
      className={classList(
        'underline decoration-1 underline-offset-[0.18em] hover:decoration-2',
        tones[tone],
        className,
      )}
    />
  );
}
