let handed: string | null = null;

/**
 * Hands the typed base pay to the calculator, which the visitor opens next. It stays in this page's memory: an amount in
 * the link's address would be recorded with the click.
 */
export function handBase(text: string): void {
  handed = text.trim() === '' ? null : text;
}

/** The base pay that was handed over; only the first call gets it. */
export function takeBase(): string | null {
  const text = handed;
  handed = null;
  return text;
}
