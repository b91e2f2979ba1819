import { isShortcut } from '../../../frame/palette/shortcut';
import type { EditKind } from './markdown-edits';

const edits: Readonly<Record<string, EditKind>> = { b: 'bold', i: 'italic' };

/** The edit of a key that is pressed in the text; null for every other key. In the text Ctrl+B is not the sidebar's. */
export function editOfKey(event: KeyboardEvent): EditKind | null {
  const kind = edits[event.key.toLowerCase()];
  return kind && isShortcut(event, event.key.toLowerCase()) ? kind : null;
}
