import type { ComponentProps } from 'react';
import { AsChild } from '../class-names/as-child.ts';
import { classList } from '../class-names/class-list.ts';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm border text-center font-medium leading-tight transition-colors disabled:border-rule disabled:bg-paper disabled:text-ink-muted aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-ink-muted [&_svg]:size-[1.15em] [&_svg]:shrink-0 print:hidden';

const variants = {
  primary:
    'border-signal bg-signal text-signal-ink hover:border-signal-hover hover:bg-signal-hover forced-colors:border-current',
  secondary: 'border-boundary bg-transparent text-ink hover:border-ink hover:bg-surface',
  quiet:
    'border-x-0 border-transparent bg-transparent text-signal underline decoration-1 underline-offset-4 hover:text-signal-hover hover:decoration-2',
} as const;

/** `sm` is for dense tools. Touch needs the 44 px of `md` or `lg`. */
const sizes = {
  sm: { height: 'min-h-8 py-1 text-sm', room: 'px-3' },
  md: { height: 'min-h-11 py-2 text-base', room: 'px-5' },
  lg: { height: 'min-h-13 py-3 text-lg', room: 'px-6' },
} as const;

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary` is the one thing to do next: at most one in a view. */
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Gives the look to the only child, for a link: `<Button asChild><Link to="…">…</Link></Button>`. */
  asChild?: boolean;
};

/** A button, or with `asChild` a link that looks like one. It never submits a form unless `type="submit"`. */
export function Button({
  variant = 'primary',
  size = 'md',
  asChild = false,
  className,
  type,
  ...rest
}: ButtonProps) {
  const { height, room } = sizes[size];
  // A quiet button has no edge to keep its words from: they begin where the text above them does.
  const look = classList(base, variants[variant], height, variant !== 'quiet' && room, className);
  if (asChild) return <AsChild {...rest} className={look} />;
  return <button {...rest} type={type ?? 'button'} className={look} />;
}
