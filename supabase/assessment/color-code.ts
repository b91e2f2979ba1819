import { codeKinds, type CodePart } from '@talent/functions/assessment/attempt';
import type { MarkdownNode } from '@talent/markdown/document';
import { highlightCode } from '@talent/markdown/highlight';

/**
 * A snippet in parts with the kinds of their words, by the highlighter of the posts. It runs where the seed is written: no
 * browser and no function loads its grammars.
 * @param skill - questions about SQL have code in it, all others in Python.
 */
export function colorCode(code: string, skill: string): CodePart[] {
  const nodes = highlightCode(code, skill === 'SQL' ? 'sql' : 'python') ?? [code];
  return nodes.map(partOf);
}

function partOf(node: MarkdownNode): CodePart {
  if (typeof node === 'string') return node;
  const text = (node.children ?? []).filter((child) => typeof child === 'string').join('');
  const kind = codeKinds.find((each) => each === node.attributes?.kind);
  return kind === undefined ? text : [kind, text];
}
