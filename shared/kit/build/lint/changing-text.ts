import type { SyntaxNode } from './whole-reads.ts';

/** Names whose values are elements, or text of Markdown, which never changes while a visitor reads. */
export const elementNames = [
  ...'action actions after beforeSections children close collection dialog intro legend list'.split(
    ' ',
  ),
  ...'notice parts reasons shown step waiting cloneElement contentOf createElement nodes show useRoutes'.split(
    ' ',
  ),
];

/** Facts about the names in a file's code; both sets grow while it is read. */
interface KnownNames {
  /** Those that the module declares: they are the same at every rendering. */
  constants: ReadonlySet<string>;
  /** Those whose values are elements. */
  elements: ReadonlySet<string>;
}

/** The names that a module declares. */
export function constantsOf(program: SyntaxNode): Set<string> {
  const declared = many(program.body).flatMap((node) => {
    const { specifiers, declarations, id } = node.declaration ?? node;
    return [
      ...many(specifiers).map(({ local }) => local),
      ...many(declarations).map((one) => one.id),
      id,
    ];
  });
  return new Set(declared.flatMap(namesIn));
}

/** Whether a variable's first value is an element, or a function that gives one. */
export function isElement(value?: SyntaxNode | null): boolean {
  if (!value) return false;
  const { type, body, right, consequent, alternate } = value;
  if (type === 'ArrowFunctionExpression') return isNode(body) && isElement(body);
  if (type === 'LogicalExpression') return isElement(right);
  if (type === 'ConditionalExpression') return isElement(consequent) || isElement(alternate);
  return type === 'JSXElement' || type === 'JSXFragment';
}

function namesIn(pattern?: SyntaxNode | null): string[] {
  if (!pattern) return [];
  const { name, properties, elements, value, left } = pattern;
  if (name !== undefined) return [name];
  const inner = isNode(value) ? value : left;
  return [inner, ...many(properties), ...many(elements)].flatMap(namesIn);
}

/**
 * The children of an element that fail on a page that the browser has translated. Translation replaces nodes of text, so
 * that React changes a text that nobody sees, and throws where it removes one or puts an element before one. A text that
 * is alone in its element is safe: React writes the content of the element.
 */
export function changingTexts(element: SyntaxNode, known: KnownNames): SyntaxNode[] {
  const children = many(element.children).filter((child) => !isLayout(child));
  if (children.length < 2 && element.type !== 'JSXFragment') return [];
  return children.filter((child, index) => {
    const { expression } = child;
    if (child.type !== 'JSXExpressionContainer' || !expression) return false;
    if (isConstant(expression, known)) return false;
    if (isText(expression, known)) return true;
    const next = children.slice(index + 1).find((later) => !comesAndGoes(later.expression, known));
    return comesAndGoes(expression, known) && next !== undefined && isSeen(next, known);
  });
}

/** Whether a component answers with a text: React takes it for a part of the element around. */
export function isBareText({ argument, parent }: SyntaxNode, known: KnownNames): boolean {
  let around = parent;
  while (around && !/Function/.test(around.type)) around = around.parent;
  const isComponent = /^[A-Z]/.test(around?.id?.name ?? '');
  return isComponent && argument != null && isText(argument, known);
}

/** Whether the value may be a text, as far as its syntax and names say. */
function isText(whole: SyntaxNode, known: KnownNames): boolean {
  const { type, name, property, callee, left, right, ...node } = whole;
  const either = (...parts: (SyntaxNode | undefined)[]) =>
    parts.some((part) => part && isText(part, known));
  if (type === 'Literal') return typeof node.value === 'string' || typeof node.value === 'number';
  if (type === 'LogicalExpression') return either(right, node.operator === '&&' ? undefined : left);
  if (type === 'ConditionalExpression') return either(node.consequent, node.alternate);
  if (type === 'CallExpression')
    return !/^(flatM|m)ap$/.test(callee?.property?.name ?? '') && either(callee);
  if (type === 'MemberExpression') return !known.elements.has(property?.name ?? '');
  if (type === 'Identifier') return name !== 'undefined' && !known.elements.has(name ?? '');
  return type === 'TemplateLiteral' || type === 'BinaryExpression';
}

function isConstant(node: SyntaxNode, known: KnownNames): boolean {
  const all = (...parts: unknown[]) =>
    parts.flat().every((part) => !isNode(part) || isConstant(part, known));
  const { type, property, computed, test } = node;
  if (type === 'Identifier')
    return known.constants.has(node.name ?? '') || node.name === 'undefined';
  if (type === 'MemberExpression') return all(node.object, computed ? property : null);
  if (type === 'CallExpression') return all(node.callee, node.arguments);
  if (type === 'ConditionalExpression') return all(test, node.consequent, node.alternate);
  if (type === 'TemplateLiteral') return all(node.expressions);
  if (/^(Logical|Binary)Expression$/.test(type)) return all(node.left, node.right);
  return type === 'Literal' || type === 'JSXEmptyExpression';
}

/** Elements under a condition, or a list of them. */
function comesAndGoes(node: SyntaxNode | undefined, known: KnownNames): boolean {
  if (node === undefined || isText(node, known)) return false;
  return /^(Logical|Conditional|Call)Expression$/.test(node.type);
}

/** Whether a child is a text that translation replaces: one of spaces stays. */
function isSeen({ type, value, expression }: SyntaxNode, known: KnownNames): boolean {
  if (type === 'JSXText') return String(value).trim() !== '';
  return (
    expression !== undefined &&
    isText(expression, known) &&
    String(expression.value ?? 'x').trim() !== ''
  );
}

/** Lines and comments between elements are no children. */
function isLayout({ type, value, expression }: SyntaxNode): boolean {
  if (type === 'JSXText') return String(value).trim() === '' && String(value).includes('\n');
  return expression?.type === 'JSXEmptyExpression';
}

function many(nodes: unknown): SyntaxNode[] {
  return (Array.isArray(nodes) ? nodes : []).filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
