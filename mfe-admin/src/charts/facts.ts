import type { ReactNode } from 'react';
import { factTexts as text } from './content/facts';

/** A figure of a tool as its tile shows it. */
export interface Fact {
  /** Name of the figure. */
  label: string;
  figure: ReactNode;
  /** Against the period before: `+3 (50%) vs. the week before`. */
  change?: string | undefined;
  /** The usual range: lowest and highest of the periods before, and where the figure is. */
  normal?: NormalRange | undefined;
  /** In small print: source, time, or why there is no figure. */
  note?: ReactNode;
}

/** The range of the periods before. Places are in percent of the drawn scale. */
export interface NormalRange {
  /** `Normal: 2 to 9 (last 8 weeks)`. */
  words: string;
  low: number;
  high: number;
  value: number;
  /** Whether the figure is outside of the range. */
  isUnusual: boolean;
}

/** Fewer periods say nothing about what is normal. */
const FEWEST = 4;

interface CountFact {
  label: string;
  value: number;
  before: number;
  /** The same figure of the periods before, oldest first. */
  normal: readonly number[];
  format: (value: number) => string;
  /** The period, `week` by default. */
  period?: string;
}

/** A count with its change, and its range where there are periods enough. */
export function countFact(fact: CountFact): Fact {
  const { label, value, before, normal, format, period = 'week' } = fact;
  return {
    label,
    figure: format(value),
    change: text.change(changeOf(value, before, format), period),
    normal: normalOf(value, normal, format, period),
  };
}

function changeOf(value: number, before: number, format: (value: number) => string): string {
  if (value === before) return text.same;
  const sign = value > before ? '+' : '−';
  const amount = `${sign}${format(Math.abs(value - before))}`;
  // A share of a small number looks like more than it is.
  if (before < 10) return amount;
  return `${amount} (${sign}${Math.round((Math.abs(value - before) / before) * 100)}%)`;
}

function normalOf(
  value: number,
  normal: readonly number[],
  format: (value: number) => string,
  period: string,
): NormalRange | undefined {
  if (normal.length < FEWEST) return undefined;
  const low = Math.min(...normal);
  const high = Math.max(...normal);
  const top = Math.max(high, value, 1);
  const place = (at: number) => Math.round((at / top) * 1000) / 10;
  return {
    words: text.normal(format(low), format(high), normal.length, period),
    low: place(low),
    high: place(high),
    value: place(value),
    isUnusual: value < low || value > high,
  };
}
