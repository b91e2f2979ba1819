import type { ReactNode } from 'react';
import { factTexts as text } from './content/facts';

/** A figure of a tool as its tile shows it. */
export interface Fact {
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
  /** Of this week, and of the week before. */
  value: number;
  before: number;
  /** The same figure of the weeks before, oldest first. */
  normal: readonly number[];
  format: (value: number) => string;
}

/** A count of a week with its change, and its range where there are weeks enough. */
export function countFact({ label, value, before, normal, format }: CountFact): Fact {
  return {
    label,
    figure: format(value),
    change: text.change(changeOf(value, before, format)),
    normal: normalOf(value, normal, format),
  };
}

function changeOf(value: number, before: number, format: (value: number) => string): string {
  if (value === before) return text.same;
  const [sign, difference] = value > before ? ['+', value - before] : ['−', before - value];
  const amount = `${sign}${format(difference)}`;
  // A share of a small number looks like more than it is.
  return before < 10 ? amount : `${amount} (${sign}${Math.round((difference / before) * 100)}%)`;
}

function normalOf(
  value: number,
  normal: readonly number[],
  format: (value: number) => string,
): NormalRange | undefined {
  if (normal.length < FEWEST) return undefined;
  const low = Math.min(...normal);
  const high = Math.max(...normal);
  const top = Math.max(high, value, 1);
  const place = (at: number) => Math.round((at / top) * 1000) / 10;
  return {
    words: text.normal(format(low), format(high), normal.length),
    low: place(low),
    high: place(high),
    value: place(value),
    isUnusual: value < low || value > high,
  };
}
