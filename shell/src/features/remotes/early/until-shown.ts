/** Longest wait for a page that may never be shown because another one was chosen, ms. */
const LONGEST = 500;

const waiting = new Set<() => void>();

/** Settles after the next page that is shown before its code has been painted. */
export function untilShown(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, LONGEST);
  });
}

/** Says that such a page is in the document. */
export function noteShown(): void {
  requestAnimationFrame(() => setTimeout(endWaits));
}

function endWaits(): void {
  for (const end of waiting) end();
  waiting.clear();
}
