import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text that makes an expression search as long as it can. */
export interface WorstText {
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
export function worstTexts(expression: RegExp): WorstText[] {
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
