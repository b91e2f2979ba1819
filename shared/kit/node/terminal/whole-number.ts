import { InvalidArgumentError } from 'commander';

/** Reads a whole number, 0 or more, from a command line. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
