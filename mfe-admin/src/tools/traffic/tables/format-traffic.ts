import { overviewTexts } from '../content/traffic';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A count with separators. */
export function formatCount(value: number): string {
  return whole.format(value);
}

/** ms as minutes and seconds: `1 min 20 s`. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return overviewTexts.unknown;
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${whole.format(minutes)} min ${seconds % 60} s`;
}

export function formatPercent(value: number | null): string {
  return value === null ? overviewTexts.unknown : `${whole.format(value)}%`;
}

/** A web vital in its unit. */
export function formatVital(vital: string, value: number): string {
  if (vital === 'CLS') return short.format(value);
  return value >= 1000 ? `${short.format(value / 1000)} s` : `${whole.format(value)} ms`;
}
