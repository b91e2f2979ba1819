import { formatCount, formatFigure, formatPercent as formatShare } from '@talent/sdk/format';
import { formatMinute } from '../../time/format-time';
import { overviewTexts } from './content/traffic';

/** ms as minutes and seconds: `1 min 20 s`. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return overviewTexts.unknown;
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${formatCount(minutes)} min ${seconds % 60} s`;
}

export function formatPercent(value: number | null): string {
  return value === null ? overviewTexts.unknown : `${formatFigure(value, 0)}%`;
}

export function formatVital(vital: string, value: number): string {
  if (vital === 'CLS') return formatFigure(value);
  return value >= 1000 ? `${formatFigure(value / 1000)} s` : `${formatFigure(value, 0)} ms`;
}

/** `+12%` of an amount against the one before; null without one before. */
export function changeText(amount: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null;
  const change = amount / before - 1;
  return `${change > 0 ? '+' : ''}${formatShare(change)}`;
}

const MINUTE_MS = 60_000;

/**
 * Counts of minutes as points of a time axis, each under the time at which its minute ends.
 * @param at - the end of the last one, ISO 8601
 * @param minutes - oldest first
 */
export function liveMinutes(at: string, minutes: readonly number[]) {
  const end = Date.parse(at);
  return minutes.map((value, index) => ({
    at: formatMinute(end - (minutes.length - 1 - index) * MINUTE_MS),
    value,
  }));
}

type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** Up to the first a value is good, beyond the second it is poor; ms, CLS without unit. https://web.dev/articles/vitals */
const thresholds: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  INP: [200, 500],
  LCP: [2500, 4000],
  TTFB: [800, 1800],
};

/** Null for a metric that is not rated. */
export function rateVital(vital: string, p75: number): VitalRating | null {
  const limits = thresholds[vital];
  if (limits === undefined) return null;
  if (p75 <= limits[0]) return 'good';
  return p75 <= limits[1] ? 'needs-improvement' : 'poor';
}
