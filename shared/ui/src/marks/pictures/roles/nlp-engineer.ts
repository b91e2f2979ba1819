import { arc, box, hollowBox } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

const caption = 'Each block is a word, and an arc ties it back.';
const pronoun = 'it';
const noun = 'word';
/** Width of a letter and of the space after a word. */
const letter = 5;
const space = 6;
const top = 100;
const height = 48;

/** The caption's own sentence as blocks as wide as its words, with an arc from the pronoun back to its noun. */
export function sentence(): Picture {
  const blocks = blocksOf(caption.replaceAll(/[,.]/g, '').split(' '));
  const isNamed = ({ word }: Block): boolean => word === pronoun || word === noun;
  const [from = 0, to = 0] = blocks.filter(isNamed).map(({ x, width }) => x + width / 2);
  return drawn({
    ink: blocks
      .filter((block) => !isNamed(block))
      .map(({ x, width }) => hollowBox(x, top, width, height)),
    signal: [
      ...blocks.filter(isNamed).map(({ x, width }) => box(x, top, width, height)),
      arc(from, to, top - 4, 84),
    ],
    caption,
  });
}

interface Block {
  word: string;
  x: number;
  width: number;
}

function blocksOf(words: readonly string[]): Block[] {
  let x = 8;
  return words.map((word) => {
    const block = { word, x, width: word.length * letter };
    x += block.width + space;
    return block;
  });
}
