import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** A text that makes an expression search as long as it can. */
interface WorstText {
  before: string;
  /** As often as the text has room for. */
  repeated: string;
  after: string;
}

/** More repetitions than this are as good as unlimited. */
const MANY = 64;

/** Characters of every kind that expressions tell apart. */
const KINDS = [...'aZ0_ \n\t-.,:;/\\"\'<>()[]{}@#%&=+*?!|~^$`\0\u00E9\u00A0\u4E00'];

/** Ends at which a match that came this far fails. */
const ENDS = ['', '\n', '\0a0 \n'];

/**
 * Texts for each repetition of an expression: what leads to it and then its own characters without end, which costs a lot
 * where they can be split in many ways; and both together again and again, which costs a lot where each is a new start.
 */
function worstTexts(expression: RegExp): WorstText[] {
  const { source, unicode, unicodeSets } = expression;
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode,
    unicodeSets,
  });
  const allows = createAllows(expression.flags.replace(/[gyd]/g, ''));
  const shortest = createShortest(allows);
  const texts = new Map<string, WorstText>();
  const add = (before: string, repeated: string) => {
    if (repeated === '') return;
    for (const after of ENDS) {
      texts.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
    }
  };
  const likes = unlike(pattern, [...KINDS, ...source], allows);
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max <= MANY) return;
      const { element } = quantifier;
      const ways = 'alternatives' in element ? element.alternatives : [element];
      const before = around(quantifier, (node) => shortest(node, 'a'), 'before');
      const after = around(quantifier, (node) => shortest(node, 'a'), 'after');
      for (const way of ways) {
        for (const like of likes) {
          const part = shortest(way, like);
          add(before, part);
          add(`\0${before}`, part);
          add('', before + part);
          add(before, part + after.slice(0, -1));
        }
      }
    },
  });
  return [...texts.values()];
}

/** Whether a part that stands for one character may be this one. */
type Allows = (part: { raw: string }, character: string) => boolean;

function createAllows(flags: string): Allows {
  const expressions = new Map<string, RegExp>();
  return ({ raw }, character) => {
    const expression = expressions.get(raw) ?? new RegExp(`^${raw}$`, flags);
    expressions.set(raw, expression);
    return expression.test(character);
  };
}

/** One character of each kind that the parts of an expression tell apart; of punctuation, which separates things, each one. */
function unlike(pattern: AST.Pattern, characters: readonly string[], allows: Allows): string[] {
  const parts: AST.Node[] = [];
  visitRegExpAST(pattern, {
    onCharacterSetEnter: (node) => void parts.push(node),
    onCharacterClassEnter: (node) => void parts.push(node),
  });
  const kinds = new Map<string, string>();
  for (const character of characters) {
    const isWord = /\w/.test(character);
    const name = !isWord && pattern.raw.includes(character) ? character : '';
    const kind = [isWord, name, ...parts.map((part) => allows(part, character))].join();
    if (!kinds.has(kind)) kinds.set(kind, character);
  }
  return [...kinds.values()];
}

/** The shortest texts that parts of an expression match, made of a liked character wherever it is allowed. */
function createShortest(allows: Allows): (node: AST.Node, like: string) => string {
  const shortest = (node: AST.Node, like: string): string => {
    if (node.type === 'Alternative')
      return node.elements.map((part) => shortest(part, like)).join('');
    if (node.type === 'Quantifier') return shortest(node.element, like).repeat(node.min);
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    if (node.type === 'Assertion' && 'negate' in node && node.negate) return '';
    if ('alternatives' in node && node.type !== 'ClassStringDisjunction') {
      const texts = node.alternatives.map((part) => shortest(part, like));
      return texts.reduce((best, text) => (text.length < best.length ? text : best));
    }
    if (!/^(?:Expression)?Character/.test(node.type)) return '';
    return [like, ...KINDS].find((character) => allows(node, character)) ?? '';
  };
  return shortest;
}

/** The shortest text on one side of a part, up to that end of the expression. */
function around(
  node: AST.Node,
  shortest: (node: AST.Node) => string,
  side: 'before' | 'after',
): string {
  const { parent } = node;
  if (parent === null) return '';
  const further = around(parent, shortest, side);
  if (parent.type !== 'Alternative') return further;
  const at = parent.elements.findIndex((element) => element === node);
  const range = side === 'before' ? parent.elements.slice(0, at) : parent.elements.slice(at + 1);
  const text = range.map(shortest).join('');
  return side === 'before' ? further + text : text + further;
}

/**
 * Characters of a short and of a long text, and how long a search may take, ms. For a long text a linear one takes up to fifty
 * times as long as one reading, and one that grows with the square two thousand times and more: on a slow machine both take
 * longer.
 */
const SHORT = { length: 30_000, most: readingTime(30_000) * 2000 };
const LONG = { length: 1_000_000, most: readingTime(1_000_000) * 500 };

const context = createContext({ text: '', expression: /x/ });

/** Longest time of a look at all expressions, ms: one of exponential time would never end. */
const PATIENCE_MS = 60_000;

/**
 * Those of some expressions that are to be looked at one by one. A run that may be stopped takes a while to start, so that this one is
 * for all of them: it lets an expression pass that is quick with all its texts.
 */
function suspects<Found extends { expression: RegExp }>(found: readonly Found[]): Found[] {
  const passed = new Set<Found>();
  const look = (): void => {
    for (const one of found) {
      const expression = everywhere(one.expression);
      const texts = worstTexts(one.expression).map((text) => write(text, SHORT.length));
      const start = performance.now();
      const isQuick = texts.every((text) => {
        text.replaceAll(expression, '');
        return performance.now() - start < SHORT.most;
      });
      if (isQuick) passed.add(one);
    }
  };
  try {
    runInContext('look()', createContext({ look }), { timeout: PATIENCE_MS });
  } catch {
    // Stopped: those that were not reached are looked at too.
  }
  return found.filter((one) => !passed.has(one));
}

/** A text that an expression does not search in linear time; null: it searches all of them. */
function firstSlowText(expression: RegExp): WorstText | null {
  context.expression = everywhere(expression);
  const slow = worstTexts(expression).find((text) => isSlow(text, SHORT) && isSlow(text, LONG));
  return slow ?? null;
}

/** Matches are replaced everywhere, because that also continues behind each of them. */
function everywhere({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags.replace('g', '')}g`);
}

function write({ before, repeated, after }: WorstText, length: number): string {
  return before + repeated.repeat(length / repeated.length) + after;
}

function isSlow(text: WorstText, { length, most }: typeof SHORT): boolean {
  context.text = write(text, length);
  try {
    runInContext("text.replaceAll(expression, '')", context, { timeout: Math.ceil(most) });
    return false;
  } catch {
    // Stopped, or out of memory for its way back.
    return true;
  }
}

/** How long one reading of a text takes, ms: the shortest of three, because the first one also joins its parts. */
function readingTime(length: number): number {
  const text = 'ab'.repeat(length / 2);
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    return sum < 0 ? 0 : performance.now() - start;
  });
  return Math.min(...times);
}

/** A regular expression of a source file. */
interface FoundExpression {
  /** File and line. */
  place: string;
  expression: RegExp;
}

/** Takes the place of a part that is only known when the program runs, also in a count such as `{1}`. */
const UNKNOWN = '1';

/**
 * Every regular expression that a source text contains or makes.
 * @throws SyntaxError for one whose text is not at least partly in the same file.
 */
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

it.each([/^(a+)+$/, /a[^]*b|a/, / +$/])('finds a text that makes %s slow', (expression) => {
  expect(firstSlowText(expression)).not.toBeNull();
});

it('lets no slow expression pass with all its texts', () => {
  const slow = [/a[^]*b|a/, / +$/].map((expression) => ({ expression }));
  expect(suspects(slow)).toEqual(slow);
});

it.each([/^a+$/, /"(?:[^"\\]|\\.?)*(?:"|$)/s, /a[^a]{0,60}b|a/])('lets %s pass', (expression) => {
  expect(firstSlowText(expression)).toBeNull();
});

it('every regular expression of a server searches any text in linear time', () => {
  const found = sources.flatMap((file) =>
    findExpressions(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(found.length).toBeGreaterThan(300);
  const slow = suspects(found).flatMap(({ place, expression }) => {
    const text = firstSlowText(expression);
    return text === null ? [] : `${place} ${expression} ${JSON.stringify(text)}`;
  });
  expect(slow).toEqual([]);
});
