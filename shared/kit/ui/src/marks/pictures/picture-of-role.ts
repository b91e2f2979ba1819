import {
  MODULE,
  arc,
  box,
  dot,
  hollowBox,
  hollowSquare,
  hollowStroke,
  square,
  stroke,
  strongStroke,
} from '../mark-shapes.ts';
import { drawn, lists, type Marks, type Picture } from '../picture.ts';
import { seeded } from '../seeded.ts';
import { pictureOfPay, type PayFacts } from './picture-of-pay.ts';

const steps = 30;
const base = 156;
/** Height at which the loss settles. */
const floor = 28;
/** From this step on it has. */
const settled = 22;

/** A training curve: strokes fall and settle to a floor. */
function trainingCurve(): Marks {
  const random = seeded('machine-learning-engineer');
  const { ink, signal } = lists();
  for (let step = 0; step < steps; step += 1) {
    const spread = step < settled ? 18 : 3;
    const noise = (random() - 0.5) * spread * (step === 0 ? 0 : 1);
    const height = Math.round(floor + 120 * Math.exp(-step / 5.5) + noise);
    const mark = step < settled ? stroke : strongStroke;
    (step < settled ? ink : signal).push(mark(step * MODULE + 1, base - height, height));
  }
  signal.push(box(0, base - floor - 8, 240, 1));
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

const logRows = 4;
const weeksInRow = 6;
const daysInWeek = 5;
const height = 24;
/** Counted from the first release. */
const rolledBack = 67;
const restored = 63;

/** Weeks of releases: one was rolled back to an earlier one. */
function releaseLog(): Marks {
  const { ink, signal, accent } = lists();
  for (let release = 0; release < logRows * weeksInRow * daysInWeek; release += 1) {
    const { x, y } = placeOf(release);
    if (release === rolledBack) accent.push(hollowStroke(x, y, height));
    else if (release === restored) signal.push(strongStroke(x, y, height));
    else ink.push(stroke(x, y, height));
  }
  const [from, to] = [placeOf(rolledBack), placeOf(restored)];
  accent.push(arc(from.x + 3, to.x + 3, from.y - 2, 12));
  return { ink, signal, accent };
}

function placeOf(release: number): { x: number; y: number } {
  const week = Math.floor(release / daysInWeek) % weeksInRow;
  const row = Math.floor(release / (daysInWeek * weeksInRow));
  return {
    x: week * 40 + (release % daysInWeek) * (MODULE - 1) + 3,
    y: row * 40 + 14,
  };
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

const words = 7;
const candidates = 4;
const ground = 152;

/** Next-token choice: for each word four candidates by probability, the chosen one filled. */
function nextTokens(): Marks {
  const random = seeded('generative-ai-engineer');
  const { ink, signal } = lists();
  for (let word = 0; word < words; word += 1) {
    const weights = Array.from({ length: candidates }, () => random() ** 3 + 0.06);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const shares = weights.map((weight) => weight / sum).sort((a, b) => b - a);
    const chosen = pick(shares, random());
    for (const [at, share] of shares.entries()) {
      const height = Math.max(4, Math.round(share * 144));
      const mark = at === chosen ? strongStroke : hollowStroke;
      const x = word * 34 + at * MODULE + 3;
      (at === chosen ? signal : ink).push(mark(x, ground - height, height));
    }
  }
  return { ink, signal };
}

/** The candidate that a draw from 0 up to 1 falls on. */
function pick(shares: readonly number[], draw: number): number {
  let reached = 0;
  return shares.findIndex((share) => (reached += share) >= draw);
}

const parts = 15;
const runs = 8;
/** The part without which the score falls. */
const out = 9;
const pitch = 16;

/** An ablation: a table of squares, one column out, and the score without each column below it. */
function ablation(): Marks {
  const random = seeded('research-scientist');
  const { ink, signal, accent } = lists();
  for (let part = 0; part < parts; part += 1) {
    const x = part * pitch + 5;
    for (let run = 0; run < runs; run += 1) {
      const y = run * 11 + 18;
      if (part === out) accent.push(hollowSquare(x, y - 16));
      else ink.push(square(x, y));
    }
    const score = part === out ? 14 : Math.round(34 + random() * 8);
    (part === out ? signal : ink).push(
      (part === out ? strongStroke : stroke)(x, 156 - score, score),
    );
  }
  return { ink, signal, accent };
}

const pictures: Readonly<Record<string, { draw: () => Marks; caption: string }>> = {
  'machine-learning-engineer': {
    draw: trainingCurve,
    caption: 'Each stroke is a training step. Loss settles below the line. Illustrative.',
  },
  'ai-engineer': {
    draw: evaluationTable,
    caption: 'Rows are test cases, columns versions. Hollow cases failed. Illustrative.',
  },
  'mlops-engineer': {
    draw: releaseLog,
    caption: 'Each stroke is a release. Hollow ones were rolled back. Illustrative.',
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
    caption: 'Each word had four candidates. The filled one was chosen. Illustrative.',
  },
  'research-scientist': {
    draw: ablation,
    caption: 'Each stroke is a score without one part. Hollow: worst. Illustrative.',
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
