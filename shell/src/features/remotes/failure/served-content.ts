let kept: readonly Node[] = [];

/**
 * Copies the served page before React takes it over: if the page's own code throws, what was already
 * on the screen is put back for reading.
 */
export function keepServedContent(content: Element | null): void {
  kept = [...(content?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/** The copy; null once the visitor has moved on from the served page. */
export function servedContent(): readonly Node[] | null {
  return kept.length > 0 ? kept : null;
}

/** Lets go of the copy: the visitor has navigated. */
export function dropServedContent(): void {
  kept = [];
}
