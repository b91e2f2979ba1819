/** Highlights code, for the composer alone: the grammars are large, and no page that visitors read imports this module. */
import { createCssVariablesTheme, createHighlighterCoreSync } from '@shikijs/core';
import type { HighlighterCore } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import type { MarkdownNode, TokenKind } from '../document.ts';
import { aliases, languages } from './code-languages.ts';

/** Kinds by the color of Shiki's theme of CSS variables. The variables are names only: the page has classes of its own. */
const kinds: Readonly<Record<string, TokenKind>> = {
  'var(--token-keyword)': 'keyword',
  'var(--token-string)': 'string',
  'var(--token-string-expression)': 'string',
  'var(--token-constant)': 'number',
  'var(--token-function)': 'name',
  'var(--token-comment)': 'comment',
  'var(--token-inserted)': 'added',
  'var(--token-deleted)': 'removed',
};

const THEME = 'kinds';
let highlighter: HighlighterCore | null = null;

/** Made for the first piece of code: most pages have none. */
function shiki(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine(),
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--' })],
    langs: languages,
    langAlias: aliases,
  });
  return highlighter;
}

/**
 * Code with its words colored, as nodes of the same text; null for a language that is not known.
 * @param language - a name or alias of Shiki, such as `python` or `ts`
 */
export function highlightCode(code: string, language: string): MarkdownNode[] | null {
  const lang = language.toLowerCase();
  if (!Object.hasOwn(aliases, lang) && !shiki().getLoadedLanguages().includes(lang)) return null;
  const nodes: MarkdownNode[] = [];
  // Without a time limit: on a busy machine the default of 500 ms leaves the rest of a line in ink. A line that no one
  // reads to its end stays in ink: it would hold up the page for seconds.
  const options = { lang, theme: THEME, tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };
  // The library reads lines: it would turn every line end into the same one.
  for (const [index, line] of shiki().codeToTokensBase(code, options).entries()) {
    if (index > 0) add(nodes, '\n', null);
    for (const { content, color } of line) add(nodes, content, kinds[color ?? ''] ?? null);
  }
  return nodes;
}

/** Neighbors of one kind are one node: fewer elements on the page. */
function add(nodes: MarkdownNode[], text: string, kind: TokenKind | null): void {
  const last = nodes.at(-1);
  const own = text.trim() === '' ? null : kind;
  if (own === null && typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else if (own === null) nodes.push(text);
  else if (typeof last === 'object' && last.attributes?.kind === own) {
    last.children = [`${plainOf(last.children)}${text}`];
  } else nodes.push({ tag: 'token', attributes: { kind: own }, children: [text] });
}

function plainOf(children: readonly MarkdownNode[] | undefined): string {
  const [text] = children ?? [];
  return typeof text === 'string' ? text : '';
}
