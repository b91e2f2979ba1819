import type { LinkedInContent } from '../api/linkedin-post';

/** Unsaved content, with the key of a new post. */
interface UnsavedPost {
  key: string;
  content: LinkedInContent;
}

const nameOf = (id: number | null) => `linkedin-post:${id ?? 'new'}`;

/** The unsaved content of a post in this tab; null for none. */
export function findUnsaved(id: number | null): UnsavedPost | null {
  const text = sessionStorage.getItem(nameOf(id));
  if (text === null) return null;
  try {
    return JSON.parse(text) as UnsavedPost;
  } catch {
    return null;
  }
}

export function keepUnsaved(id: number | null, unsaved: UnsavedPost): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(unsaved));
  } catch {
    // Storage is full or refused: the text is still on the page.
  }
}

export function forgetUnsaved(id: number | null): void {
  sessionStorage.removeItem(nameOf(id));
}
