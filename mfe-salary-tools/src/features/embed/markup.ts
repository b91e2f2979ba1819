import { escapeHtml } from '@talent/sdk/server';

/** HTML that `markup` has written: all text in it is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Markup[];

/**
 * Writes HTML. Values are escaped, for text and for attributes in double quotes; markup inside markup stays as it is. Embeds
 * are written with it, because they have no scripts: markup of React would only add its own runtime.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(write)));
}

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
