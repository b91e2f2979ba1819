import { figureIds } from '../document.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Ids of the charts in a Markdown text, in their order. An id may be unknown. */
export function figuresInText(markdown: string): string[] {
  // A chart does not depend on where the text's links lead, as long as they are allowed.
  return figureIds(parseMarkdown(markdown, { siteOrigin: 'https://site.invalid' }));
}
