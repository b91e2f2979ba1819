import type { MarkdownAttributes } from '../document.ts';

const names = [
  'id',
  'href',
  'rel',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'start',
  'scope',
] as const;

/** The allowed attributes of an element; everything else in the page's data is dropped. */
export function safeAttributes(attributes: MarkdownAttributes = {}): MarkdownAttributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes[name];
      return value === undefined || isUnsafe(name, value) ? [] : [[name, value]];
    }),
  );
}

/** The parser checks every address; this check is for data from elsewhere. */
function isUnsafe(name: (typeof names)[number], value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  if (name === 'href') return !/^(?:https?:|mailto:|[/#])/.test(String(value));
  return name === 'src' && !/^\/(?!\/)/.test(String(value));
}
