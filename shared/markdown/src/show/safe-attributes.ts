import type { MarkdownAttributes } from '../document.ts';

const names = [
  ...(['id', 'href', 'rel', 'src', 'alt', 'title', 'width', 'height'] as const),
  ...(['start', 'scope', 'align'] as const),
] as const;

/** The attributes that an element may have; anything else in the page's data goes no further. */
export function safeAttributes(attributes: MarkdownAttributes = {}): MarkdownAttributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes[name];
      return value === undefined || isUnsafe(name, value) ? [] : [[name, value]];
    }),
  );
}

/** The parser has read every address already; this holds for data that it has not written. */
function isUnsafe(name: (typeof names)[number], value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  if (name === 'href') return !/^(?:https?:|mailto:|[/#])/.test(String(value));
  return name === 'src' && !/^\/(?!\/)/.test(String(value));
}
