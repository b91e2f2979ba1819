import ts from 'typescript';

/** A piece of text that a person may read, with the line on which it begins (from 1). */
export interface ReadableText {
  line: number;
  text: string;
}

/** One word as a label or a button has it: with a capital and in small letters. */
const oneWord = /^[A-Z][a-z’'-]+[.!?…:]?$/;

/**
 * Text of a source file that may end on a screen or in a mail: text between JSX tags, and string literals and templates with a
 * space in them or with one capitalized word. Identifiers, import paths, class names and comments are left out.
 */
export function textOfSource(path: string, source: string): ReadableText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: ReadableText[] = [];
  const add = (node: ts.Node, text: string) => {
    const trimmed = text.trim();
    if (!/\S\s\S/.test(trimmed) && !oneWord.test(trimmed)) return;
    // Columns of the database.
    if (trimmed.includes('!inner(')) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      add(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join('…'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Strings that a machine reads: import paths, class names, types. */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  return ts.isJsxAttribute(node) && /^(?:class|className|data-.*|style)$/.test(node.name.getText());
}

/** Lines of a Markdown file outside its code samples, its front matter included. */
export function textOfMarkdown(source: string): ReadableText[] {
  let inCode = false;
  return source.split('\n').flatMap((text, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(text);
    if (isFence) inCode = !inCode;
    return inCode || isFence
      ? []
      : [{ line: index + 1, text: text.replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`/g, '') }];
  });
}

/** String values of a JSON file, code samples left out: `code` and names that stored results refer to. The lines are those of the file. */
export function textOfJson(source: string): ReadableText[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      /^\s*"(?:code|slug|id|key)"\s*:/.test(text)
        ? []
        : [{ line: index + 1, text: text.replace(/`[^`]*`/g, '') }],
    );
}

/** Text in quotes of a SQL file, line by line; comments are left out. */
export function textOfSql(source: string): ReadableText[] {
  return source.split('\n').flatMap((line, index) => {
    const text = line.replace(/--.*$/, '').replaceAll("''", '’');
    const quoted = [...text.matchAll(/'([^']*)'/g)].map(([, words = '']) => words).join(' … ');
    return /\S\s\S/.test(quoted) ? [{ line: index + 1, text: quoted }] : [];
  });
}
