import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** A regular expression of a source file. */
interface FoundExpression {
  /** File and line. */
  place: string;
  expression: RegExp;
}

/** Takes the place of a part that is only known when the program runs, also in a count such as `{1}`. */
const UNKNOWN = '1';

/** Every regular expression that a source text contains or makes. Throws where one's text is not at least partly in the same file. */
function findExpressions(path: string, text: string): FoundExpression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const constants = new Map<string, ts.Expression>();
  const found: FoundExpression[] = [];
  const placeOf = (node: ts.Node) =>
    `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  const add = (node: ts.Node, source: string, flags: string) => {
    found.push({ place: placeOf(node), expression: new RegExp(source, flags) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (isConstructor(node)) {
      const [source, flags] = node.arguments ?? [];
      const written = source && textOf(source, constants);
      if (written === undefined) {
        throw new SyntaxError(`${placeOf(node)}: write the text of this expression here.`);
      }
      add(node, written, (flags && textOf(flags, constants)) ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isConstructor(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  return ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** The text of an expression as far as the file says it; undefined where it says nothing. */
function textOf(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => (textOf(expression, constants) ?? UNKNOWN) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return value && textOf(value, constants);
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Code of servers that reads what strangers send. */
const SERVERS = [
  'backend',
  'platform/gateway',
  'platform/observe',
  'supabase/functions',
  ...['artifact', 'markdown', 'node', 'sdk'].map((name) => `shared/kit/${name}`),
  ...['api', 'data', 'jobs', 'mails'].map((name) => `shared/product/${name}`),
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SERVERS], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** Whether some text makes an expression search longer for each further character. Looked at, not run: time would depend on the machine. */
function isSlow(expression: RegExp): boolean {
  return analyse(expression, { maxReports: 1 }).reports.length > 0;
}

it.each([/^(a+)+$/, /a[^]*b|a/, / +$/, /^(\w+\s?)*$/, /(?:a|a)*b/])(
  'finds that %s is slow',
  (expression) => {
    expect(isSlow(expression)).toBe(true);
  },
);

it.each([/^a+$/, /"(?:[^"\\]|\\.?)*(?:"|$)/s, /a[^a]{0,60}b|a/])('lets %s pass', (expression) => {
  expect(isSlow(expression)).toBe(false);
});

it('every regular expression of a server searches any text in linear time', () => {
  const found = sources.flatMap((file) =>
    findExpressions(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(found.length).toBeGreaterThan(300);
  const slow = found.filter(({ expression }) => isSlow(expression));
  expect(slow.map(({ place, expression }) => `${place} ${expression}`)).toEqual([]);
});
