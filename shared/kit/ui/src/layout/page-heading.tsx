import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';

const sizes = {
  tool: { title: 'text-heading', lede: 'mt-2 text-base' },
  title: { title: 'text-title', lede: 'mt-5 text-lede' },
  display: { title: 'text-display', lede: 'mt-5 text-lede' },
} as const;

export type PageHeadingProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The page's one h1. */
  title: ReactNode;
  /** The benefit of the page, in one or two sentences. */
  lede?: ReactNode;
  /** A short line over the title, such as the section or the date. */
  kicker?: ReactNode;
  /** `display` for a landing page's first screen, `tool` where the tool itself begins there, `title` for every other page. */
  size?: keyof typeof sizes;
};

/** The head of a page: h1, lede, then the children, such as buttons or a byline. */
export function PageHeading({
  title,
  lede,
  kicker,
  size = 'title',
  className,
  children,
  ...rest
}: PageHeadingProps) {
  return (
    <header {...rest} className={classList('max-w-4xl py-10 md:py-14', className)}>
      {kicker && <p className="mb-3 text-sm text-ink-muted">{kicker}</p>}
      <h1 className={sizes[size].title}>{title}</h1>
      {lede && (
        <p className={classList('max-w-prose text-balance text-ink-muted', sizes[size].lede)}>
          {lede}
        </p>
      )}
      {children && <div className="mt-7">{children}</div>}
    </header>
  );
}
