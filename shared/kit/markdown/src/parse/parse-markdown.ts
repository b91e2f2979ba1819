/**
 * Markdown becomes a small JSON tree that a page turns into React elements. No HTML is written or
 * read on the way, so no author's markup can run.
 */
import { Marked, type Token } from 'marked';
import { blocks } from './blocks.ts';
import type { MarkdownDocument } from '../document.ts';
import { createNoteBook, definitionsIn, footnoteSyntax } from './footnotes.ts';
import { headingIds } from './heading-id.ts';
import type { MarkdownOptions, ParseContext } from './parse-context.ts';

export type { Highlight, ImageSize, MarkdownOptions } from './parse-context.ts';

const marked = new Marked({ gfm: true }, { extensions: footnoteSyntax });

/**
 * A text as JSON: GitHub-flavoured Markdown with footnotes and callouts, raw HTML as plain words. Its
 * highest heading is an h2, since a page's h1 is its title; headings have ids that are unique in it.
 */
export function parseMarkdown(markdown: string, options: MarkdownOptions): MarkdownDocument {
  const tokens = marked.lexer(markdown);
  const context = contextOf(tokens, options);
  const body = blocks(tokens, context);
  const footnotes = context.notes.list((note) => blocks(note, context));
  return { body, footnotes, headings: context.headings };
}

/**
 * Where each piece of a text's body begins in its source, for an editor that shows both: as many places as `parseMarkdown`
 * gives pieces.
 */
export function blockPlaces(markdown: string, options: MarkdownOptions): number[] {
  const tokens = marked.lexer(markdown);
  const context = contextOf(tokens, options);
  let place = 0;
  return tokens.flatMap((token) => {
    const begin = place;
    place += token.raw.length;
    return blocks([token], context).map(() => begin);
  });
}

function contextOf(tokens: Token[], options: MarkdownOptions): ParseContext {
  return {
    ...options,
    shift: 2 - highestHeading(tokens),
    idOf: headingIds(),
    headings: [],
    notes: createNoteBook(definitionsIn(tokens)),
  };
}

function highestHeading(tokens: Token[]): number {
  const depths: number[] = [];
  // The returned promise is only for asynchronous callbacks.
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') depths.push((token as { depth: number }).depth);
  });
  return depths.length > 0 ? Math.min(...depths) : 2;
}
