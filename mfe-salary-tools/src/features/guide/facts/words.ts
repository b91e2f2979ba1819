import { formatPay, formatPercent } from '@talent/sdk/format';

/** `$170,900`. */
export function usd(amount: number): string {
  return formatPay(amount, 'USD');
}

/** `CA$95,992`. */
export function cad(amount: number): string {
  return formatPay(amount, 'CAD');
}

/** `12%` of 0.123; `0.4%` under one percent. */
export function percent(share: number): string {
  const size = Math.abs(share);
  return formatPercent(size, size < 0.01 ? 1 : 0);
}

/** `1.4 times`. */
export function times(factor: number): string {
  return `${factor.toFixed(1)} times`;
}

/** `role` or `roles`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The middle of values, halfway between two where their number is even; 0 of none. */
export function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
