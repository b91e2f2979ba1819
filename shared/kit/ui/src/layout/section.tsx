import { useId, type ComponentProps, type ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The h2 that names the section; without it pass an `aria-label`. */
  title?: ReactNode;
  /** A short line over the title that names the part of the subject. */
  kicker?: ReactNode;
  /** One or two sentences under the title. */
  lede?: ReactNode;
  /** A thin rule over the section, for one that follows another. */
  rule?: boolean;
};

/** A part of a page under its own h2, with the page's vertical rhythm. Put it inside a `Container`. */
export function Section({
  title,
  kicker,
  lede,
  rule = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classList('py-10 md:py-14', rule && 'border-t border-rule', className)}
    >
      {(kicker || title || lede) && (
        <div className="mb-6 max-w-3xl md:mb-8">
          {kicker && <p className="mb-2 text-sm text-ink-muted">{kicker}</p>}
          {title && (
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
          )}
          {lede && <p className="mt-3 max-w-prose text-lg text-ink-muted">{lede}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
