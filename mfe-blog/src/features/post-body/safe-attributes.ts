import type { RichAttributes } from './rich-text';

const names = ['id', 'href', 'rel', 'src', 'alt', 'title', 'start', 'scope', 'align'] as const;

/** The attributes that a post may have; anything else in the page's data goes no further. */
export function safeAttributes(attributes: RichAttributes = {}): RichAttributes {
  return Object.fromEntries(
    names.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  );
}
