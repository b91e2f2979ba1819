import { isDay } from '@talent/functions/files/source-row.ts';
import { InvalidArgumentError } from 'commander';

/**
 * A day as it was typed, YYYY-MM-DD.
 * @throws InvalidArgumentError, which Commander prints
 */
export function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError('Name a day such as 2026-11-21.');
}
