import { formatCount, formatFigure } from '@talent/sdk/format';
import { overviewTexts } from '../content/traffic';

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

/** A web vital in its unit. */
export function formatVital(vital: string, value: number): string {
  if (vital === 'CLS') return formatFigure(value);
  return value >= 1000 ? `${formatFigure(value / 1000)} s` : `${formatFigure(value, 0)} ms`;
}
