import { plainText } from '../post-body/rich-text';
import type { RichText } from '../post-body/rich-text';

/** A section of a post. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** Fewer sections than this are found without a list of them. */
const MINIMUM = 3;

/** The sections of a body, or none where there are too few to list. */
export function contentsOf(body: readonly RichText[]): ContentsEntry[] {
  const entries = body.flatMap((node) => {
    if (typeof node === 'string' || node.tag !== 'h2') return [];
    const id = node.attributes?.id;
    return id === undefined ? [] : [{ id, text: plainText(node.children ?? []) }];
  });
  return entries.length < MINIMUM ? [] : entries;
}
