/** Markup that is safe in a page. Only `markup` makes it. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

/** Builds HTML and escapes every text, also within attributes in double quotes. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: texts.map((text, index) => text + written(parts[index])).join('') };
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return isMarkup(part) ? part.html : part.map(written).join('');
}

function isMarkup(part: Markup | readonly Part[]): part is Markup {
  return 'html' in part;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
