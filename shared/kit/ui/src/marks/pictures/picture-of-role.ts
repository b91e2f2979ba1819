import { MODULE, arc, box, dot, hollowBox, hollowSquare, line, square } from '../mark-shapes.ts';
import { drawn, lists, type Marks, type Picture } from '../picture.ts';
import { seeded } from '../seeded.ts';
import { pictureOfPay, type PayFacts } from './picture-of-pay.ts';

const steps = 30;
const base = 156;
/** From this step on the error has settled. */
const settled = 18;

/** A training curve: the error falls along a line and settles, where the line is heavy. */
function trainingCurve(): Marks {
  const random = seeded('machine-learning-engineer');
  const { ink, signal } = lists();
  ink.push(box(0, base, 240, 1), box(0, 4, 1, base - 4));
  let from: readonly [number, number] = [4, 8];
  for (let step = 1; step < steps; step += 1) {
    const noise = (random() - 0.5) * (step < settled ? 14 : 1);
    const to = [step * MODULE + 4, base - 28 - 120 * Math.exp(-step / 5) - noise] as const;
    if (step < settled) ink.push(line(from, to, 2));
    else signal.push(line(from, to, 6));
    from = to;
  }
  return { ink, signal };
}

const cases = 19;
const versions = 19;
const versionPitch = 12;

/** An evaluation table: a row a case, a column a version, and the failed cases thin out. */
function evaluationTable(): Marks {
  const random = seeded('ai-engineer');
  const { ink, signal } = lists();
  for (let version = 0; version < versions; version += 1) {
    const failing = 0.62 * (1 - version / (versions - 1)) ** 1.4;
    for (let row = 0; row < cases; row += 1) {
      const [x, y] = [version * versionPitch + 3, row * MODULE + 5];
      // The last version is the one to release: its squares are wider.
      if (version === versions - 1) signal.push(box(x, y, 12, 6));
      else ink.push(random() < failing ? hollowSquare(x, y) : square(x, y));
    }
  }
  return { ink, signal };
}

const logRows = 3;
const releasesInRow = 10;
const releaseSize = 14;
/** Counted from the first release. */
const rolledBack = 17;
const restored = 14;

/** Releases in order: one was rolled back to an earlier one. */
function releaseLog(): Marks {
  const { ink, signal, accent } = lists();
  const placeOf = (release: number): [x: number, y: number] => [
    (release % releasesInRow) * 24 + 5,
    Math.floor(release / releasesInRow) * 52 + 30,
  ];
  for (let release = 0; release < logRows * releasesInRow; release += 1) {
    const [x, y] = placeOf(release);
    if (release === rolledBack) accent.push(hollowSquare(x, y, releaseSize));
    else if (release === restored) signal.push(square(x - 3, y - 3, releaseSize + 6));
    else ink.push(square(x, y, releaseSize));
  }
  const [[from, y], [to]] = [placeOf(rolledBack), placeOf(restored)];
  accent.push(arc(from + releaseSize / 2, to + releaseSize / 2, y - 6, 20));
  return { ink, signal, accent };
}

const sentenceCaption = 'Each block is a word, and an arc ties it back.';

/** The caption's own sentence as blocks as wide as its words, with an arc from the pronoun back to its noun. */
function sentence(): Marks {
  const { ink, signal } = lists();
  const tied: number[] = [];
  let x = 8;
  for (const word of sentenceCaption.replaceAll(/[,.]/g, '').split(' ')) {
    const width = word.length * 5;
    if (word === 'it' || word === 'word') {
      signal.push(box(x, 100, width, 48));
      tied.push(x + width / 2);
    } else ink.push(hollowBox(x, 100, width, 48));
    x += width + 6;
  }
  const [from = 0, to = 0] = tied;
  return { ink, signal: [...signal, arc(from, to, 96, 84)] };
}

/** A car as the detector sees it, one letter a dot. */
const shape = [
  '....######....',
  '...##.#..##...',
  '..##..#...##..',
  '##############',
  '##############',
  '##############',
  '..###....###..',
  '...#......#...',
] as const;
const columns = 30;
const rows = 20;
const left = 9;
const top = 6;

/** A detection: a grid of dots, the larger ones a car, and a box of squares around it. */
function detection(): Marks {
  const { ink, signal } = lists();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * MODULE + 1, row * MODULE + 1];
      if (shape[row - top]?.[column - left] === '#') ink.push(dot(x, y));
      else if (isBox(column, row)) signal.push(square(x, y));
      else if (!isInside(column, row) && (row + column) % 2 === 0) ink.push(dot(x + 2, y + 2, 2));
    }
  }
  return { ink, signal };
}

function isInside(column: number, row: number): boolean {
  return column >= left - 2 && column <= left + 15 && row >= top - 2 && row <= top + 9;
}

function isBox(column: number, row: number): boolean {
  const onSide = column === left - 2 || column === left + 15;
  const onEdge = row === top - 2 || row === top + 9;
  return isInside(column, row) && (onSide || onEdge);
}

/** Probabilities of the next word, the chosen one first. */
const candidates = [0.46, 0.23, 0.13, 0.09, 0.05, 0.04] as const;

/** Next-token choice: a bar for each word that could come next, as long as it is likely. */
function nextTokens(): Marks {
  const bars = candidates.map((share, at) => [4, at * 26 + 6, share * 500, 18] as const);
  const [chosen, ...others] = bars.map((bar, at) => (at === 0 ? box : hollowBox)(...bar));
  return { ink: others, signal: [chosen ?? ''] };
}

/** Scores of a model without each of its parts, one of which matters most. */
const scores = [118, 124, 112, 126, 120, 46, 122, 116] as const;

/** An ablation: a bar for the score without each part. */
function ablation(): Marks {
  const lowest = Math.min(...scores);
  const { ink, signal } = lists();
  for (const [part, score] of scores.entries()) {
    const bar = [part * 30 + 5, base - score, 20, score] as const;
    if (score === lowest) signal.push(box(...bar));
    else ink.push(hollowBox(...bar));
  }
  ink.push(box(0, base + 1, 240, 1));
  return { ink, signal };
}

const pictures: Readonly<Record<string, { draw: () => Marks; caption: string }>> = {
  'machine-learning-engineer': {
    draw: trainingCurve,
    caption: 'In training, the model’s error falls, then settles. Illustrative.',
  },
  'ai-engineer': {
    draw: evaluationTable,
    caption: 'Rows are test cases, columns versions. Hollow cases failed. Illustrative.',
  },
  'mlops-engineer': {
    draw: releaseLog,
    caption: 'Each square is a release. The hollow one was rolled back. Illustrative.',
  },
  'nlp-engineer': {
    draw: sentence,
    caption: sentenceCaption,
  },
  'computer-vision-engineer': {
    draw: detection,
    caption: 'The squares frame the object that the model found. Illustrative.',
  },
  'generative-ai-engineer': {
    draw: nextTokens,
    caption: 'Longer bars are likelier next words. The filled one was chosen. Illustrative.',
  },
  'research-scientist': {
    draw: ablation,
    caption: 'Without one part, the model’s score drops most: the filled bar. Illustrative.',
  },
};

/** The roles that have a picture of their own. */
export const roleSlugs: readonly string[] = Object.keys(pictures);

/**
 * The work of a role, as marks; its pay for data scientists and for roles without a picture of their own.
 * @param slug the role as the salary data names it, such as `mlops-engineer`.
 * @param pay its band, where one is published.
 * @returns null for a role that has neither.
 */
export function pictureOfRole(slug: string, pay?: PayFacts): Picture | null {
  const own = pictures[slug];
  if (own) return drawn({ ...own.draw(), caption: own.caption });
  return pay ? pictureOfPay(pay) : null;
}
