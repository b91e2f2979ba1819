let kept: readonly Node[] = [];

/**
 * Copies the served page before hydration: if the page's own code throws, the content that was
 * on the screen is restored for reading.
 */
export function copyServedContent(content: Element | null): void {
  kept = [...(content?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/** The copy; null after the first navigation. */
export function servedContent(): readonly Node[] | null {
  return kept.length > 0 ? kept : null;
}

/** Drops the copy after a navigation. */
export function dropServedContent(): void {
  kept = [];
}
