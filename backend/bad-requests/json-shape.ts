/** Facts of a body of JSON that decide whether the backend can read it. */
export interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  deepest: number;
  /** NUL, as a character or as an escape. */
  hasNul: boolean;
}

/** Reads a text once, so that its cost grows with its length alone. The text need not be valid JSON. */
export function jsonShape(text: string): JsonShape {
  const shape = { deepest: 0, hasNul: false };
  let depth = 0;
  /** The state before the string that is being read. */
  let before: { deepest: number; depth: number } | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      if (before === null) before = { deepest: shape.deepest, depth };
      else {
        // Brackets of a string count only where it never ends, and so is none.
        ({ depth, deepest: shape.deepest } = before);
        before = null;
      }
    } else if (character === '\\') {
      if (text.startsWith('u0000', at + 1)) shape.hasNul = true;
      if (before !== null || text[at + 1] === '\\') at += 1;
    } else if (character === '[' || character === '{') {
      shape.deepest = Math.max(shape.deepest, (depth += 1));
    } else if (character === ']' || character === '}') {
      depth -= 1;
    } else if (character === '\0') {
      shape.hasNul = true;
    }
  }
  return shape;
}
