import type { ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';
import { Link } from '../text/link.tsx';

export type SourceNoteProps = {
  /** Publisher of the figures. */
  source: string;
  /** URL of the publication. */
  href?: string | undefined;
  /** The time that the figures describe: `May 2024`. */
  period?: string | undefined;
  /** Number of people, postings or firms: `12,480 respondents`. */
  sample?: string | undefined;
  /** How the figures were computed, or what they leave out. */
  children?: ReactNode;
  className?: string | undefined;
};

/** States the source, period and sample size of figures. Every salary figure has one. */
export function SourceNote({ source, href, period, sample, children, className }: SourceNoteProps) {
  return (
    <p className={classList('max-w-prose text-sm text-ink-muted', className)}>
      Source: {href ? <Link href={href}>{source}</Link> : <span>{source}</span>}
      <span>{`${period ? `, ${period}` : ''}${sample ? ` (${sample})` : ''}.`}</span>
      {children && <span> {children}</span>}
    </p>
  );
}
