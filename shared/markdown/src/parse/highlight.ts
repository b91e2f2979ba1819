/**
 * Highlights code. For the composer, and for previews that load it on demand: a page that visitors
 * read never imports this module.
 */
import { common, createLowlight } from 'lowlight';
import type { MarkdownNode, TokenKind } from '../document.ts';

const lowlight = createLowlight(common);

/** The kinds of highlight.js that have a color here, by the first word of their class. */
const kinds: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  'selector-tag': 'keyword',
  tag: 'keyword',
  meta: 'keyword',
  string: 'string',
  regexp: 'string',
  symbol: 'string',
  number: 'number',
  literal: 'number',
  title: 'name',
  name: 'name',
  attr: 'name',
  attribute: 'name',
  section: 'name',
  comment: 'comment',
  quote: 'comment',
  addition: 'added',
  deletion: 'removed',
};

/**
 * Code with its words colored, as nodes of the same text; null for a language that is not known.
 * @param language - a name or alias of highlight.js, such as `python` or `ts`
 */
export function highlightCode(code: string, language: string): MarkdownNode[] | null {
  const name = language.toLowerCase();
  if (!lowlight.registered(name)) return null;
  const { children } = lowlight.highlight(name, code);
  return colored(children as readonly SyntaxNode[], null);
}

type SyntaxNode =
  | { type: 'text'; value: string }
  | { type: 'element'; properties: { className?: unknown }; children: readonly SyntaxNode[] };

/** Flattens nested kinds: the innermost with a color counts. */
function colored(nodes: readonly SyntaxNode[], outer: TokenKind | null): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    if (node.type === 'element') return colored(node.children, kindOf(node) ?? outer);
    if (outer === null || node.value.trim() === '') return [node.value];
    return [{ tag: 'token', attributes: { kind: outer }, children: [node.value] }];
  });
}

function kindOf({ properties }: Extract<SyntaxNode, { type: 'element' }>): TokenKind | null {
  const [className] = Array.isArray(properties.className)
    ? (properties.className as unknown[])
    : [];
  return typeof className === 'string' ? (kinds[className.replace(/^hljs-/, '')] ?? null) : null;
}
