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

/** Parts of a text inside each other, at most: no one writes more, and readers of a page fail on thousands. */
const DEEPEST = 100;

/** A text that cannot be read; its message is a sentence for the person who wrote it. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
}

/**
 * A text as JSON: GitHub-flavoured Markdown with footnotes and callouts, raw HTML as plain words. Its
 * highest heading is an h2, since a page's h1 is its title; headings have ids that are unique in it.
 * @throws UnreadableTextError where more than 100 quotations, lists or marks are inside each other
 */
export function parseMarkdown(markdown: string, options: MarkdownOptions): MarkdownDocument {
  const tokens = tokensOf(markdown);
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
  const tokens = tokensOf(markdown);
  const context = contextOf(tokens, options);
  let place = 0;
  return tokens.flatMap((token) => {
    const begin = place;
    place += token.raw.length;
    return blocks([token], context).map(() => begin);
  });
}

/** Why a text cannot be read; null where it can. */
export function textProblem(markdown: string): string | null {
  try {
    tokensOf(markdown);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function tokensOf(markdown: string): Token[] {
  const reason = `More than ${DEEPEST} quotations, lists or marks are inside each other. Remove some of them.`;
  let tokens: Token[];
  try {
    tokens = marked.lexer(markdown);
  } catch (cause) {
    // The stack is full, which each engine reports in its own way.
    throw new UnreadableTextError(reason, { cause });
  }
  let level = tokens;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new UnreadableTextError(reason);
    level = level.flatMap((token) => [
      ...('tokens' in token ? (token.tokens ?? []) : []),
      ...('items' in token ? (token.items as Token[]) : []),
    ]);
  }
  return tokens;
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
