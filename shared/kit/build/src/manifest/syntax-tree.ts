/** A node of a parsed module (ESTree). */
export interface Node {
  type: string;
  [key: string]: unknown;
}

/** Calls `visit` with a node and all nodes below it. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) visit(value as Node);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

/** Value of a property of an object literal. */
export function propertyOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const properties = object['properties'] as Node[];
  return properties.find((one) => nameOf(one['key']) === name)?.['value'] as Node | undefined;
}

/** Name of an identifier, or text of a literal; empty: it is neither. */
export function nameOf(value: unknown): string {
  const { name, value: text } = (value ?? {}) as { name?: unknown; value?: unknown };
  return [name, text].find((one) => typeof one === 'string') ?? '';
}

/** Replaces a computed part of a text. */
export const COMPUTED = '\0';

/** A literal, template or sum as a text; null: it is none. */
export function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node?.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked).join(COMPUTED);
  }
  if (node?.type !== 'BinaryExpression' || node['operator'] !== '+') return null;
  const [left, right] = [textOf(node['left'] as Node), textOf(node['right'] as Node)];
  return left === null ? null : left + (right ?? COMPUTED);
}
