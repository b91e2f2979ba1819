/** In front of each form's name in session storage, which ends with the tab. */
export const KEPT_PREFIX = 'form-entries:';

/** Whether this tab keeps entries of any form that were not sent: an answer that is not empty. */
export function hasKeptEntries(): boolean {
  try {
    return Object.entries(sessionStorage).some(
      ([key, text]) => key.startsWith(KEPT_PREFIX) && hasEntry(text),
    );
  } catch {
    // Storage is blocked, so nothing is kept.
    return false;
  }
}

function hasEntry(text: unknown): boolean {
  try {
    return Object.values(JSON.parse(String(text)) as object)
      .flat()
      .some(Boolean);
  } catch {
    // Not written by `keepEntries`.
    return false;
  }
}
