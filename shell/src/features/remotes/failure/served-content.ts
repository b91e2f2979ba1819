let kept: readonly Node[] = [];

/**
 * Copies the served page before hydration: if the page's own code throws, the content that was
 * on the screen is restored for reading.
 */
export function copyServedContent(content: Element | null): void {
  const copy = content?.cloneNode(true) as Element | undefined;
  const options = content?.querySelectorAll('option');
  // A clone keeps a typed text, but of a list only the choice of the page.
  copy?.querySelectorAll('option').forEach((option, index) => {
    option.defaultSelected = options?.[index]?.selected ?? false;
  });
  kept = [...(copy?.childNodes ?? [])];
}

/** The copy; null after the first navigation. */
export function servedContent(): readonly Node[] | null {
  return kept.length > 0 ? kept : null;
}

/** Drops the copy after a navigation. */
export function dropServedContent(): void {
  kept = [];
}
