import type { ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';
import { Link } from '../text/link.tsx';

export type SourceNoteProps = {
  /** Who published the figures. */
  source: string;
  /** Where they can be read. */
  href?: string | undefined;
  /** The time that they describe: `May 2024`. */
  period?: string | undefined;
  /** How many people, postings or firms are behind them: `12,480 respondents`. */
  sample?: string | undefined;
  /** How they were worked out, or what they leave out. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Says where figures come from, for which time and from how many cases. Every salary figure has one. */
export function SourceNote({ source, href, period, sample, children, className }: SourceNoteProps) {
  return (
    <p className={classList('max-w-prose text-sm text-ink-muted', className)}>
      Source: {href ? <Link href={href}>{source}</Link> : source}
      {period && <>, {period}</>}
      {sample && <> ({sample})</>}.{children && <> {children}</>}
    </p>
  );
}
