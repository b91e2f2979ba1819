import { formatPercent } from '@talent/sdk/format';

/** `+12%` of an amount against the one before; null without one before. */
export function changeText(amount: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null;
  const change = amount / before - 1;
  return `${change > 0 ? '+' : ''}${formatPercent(change)}`;
}
