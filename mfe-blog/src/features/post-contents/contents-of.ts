import { NOTES_ID, NOTES_LABEL, type MarkdownDocument } from '@talent/markdown/document';

/** A section of a text. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** Fewer sections than this are found without a list of them. */
const MINIMUM = 3;

/** The sections of a text and its notes, or none where there are too few to list. */
export function contentsOf({ headings, footnotes }: MarkdownDocument): ContentsEntry[] {
  const sections = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text }));
  if (sections.length < MINIMUM) return [];
  const notes = footnotes.length > 0 ? [{ id: NOTES_ID, text: NOTES_LABEL }] : [];
  return [...sections, ...notes];
}
