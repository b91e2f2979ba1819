import { childOf, nameOf, type Node } from '../syntax-tree.ts';
import { foreignOriginOf, type Looked } from './looked.ts';

const ADDRESS = /\b(?:https?|wss?):\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?/gi;

/** Names of XML and JSON schemas, which no browser requests, and hosts that exist nowhere (RFC 2606). */
const NO_HOST =
  /^https?:\/\/(www\.w3\.org|schema\.org|json-schema\.org|purl\.org|.*\.(invalid|example|test)|example\.(com|org|net))$/;

/** Foreign origins that are named anywhere in the code, and scripts that are imported from them. */
export function lookAtText(node: Node, { report, evaluate }: Looked): void {
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    reportOrigins(node['value'], report);
  if (node.type === 'TemplateElement') {
    reportOrigins((node['value'] as { cooked?: string }).cooked ?? '', report);
  }
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') {
    const origin = foreignOriginOf(nameOf(childOf(node, 'source')) ?? '');
    if (origin !== null) report('connect', origin);
  }
  if (node.type === 'ImportExpression') {
    const source = childOf(node, 'source');
    for (const value of source ? evaluate(source) : []) {
      const origin = value.kind === 'text' ? foreignOriginOf(value.text) : null;
      if (origin !== null) report('connect', origin);
    }
  }
}

function reportOrigins(text: string, report: Looked['report']): void {
  for (const [found] of text.matchAll(ADDRESS)) {
    const origin = found.toLowerCase();
    if (!NO_HOST.test(origin)) report('origin', origin);
  }
}
