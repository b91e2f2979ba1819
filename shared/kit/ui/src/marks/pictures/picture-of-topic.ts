import {
  MODULE,
  box,
  hollowBox,
  hollowSquare,
  square,
  stroke,
  strongStroke,
} from '../mark-shapes.ts';
import { drawn, lists, type Marks, type Picture } from '../picture.ts';
import { seeded } from '../seeded.ts';

/** Applicants that reach each stage of a search. */
const stages = [28, 20, 12, 6, 3, 1] as const;

/** A funnel: rows of applicants, fewer at each stage. */
function funnel(): Marks {
  const { ink, signal } = lists();
  for (const [stage, count] of stages.entries()) {
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [120 - count * 4 + at * 8 + 1, stage * 24 + 17];
      if (stage === stages.length - 1) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
  }
  return { ink, signal };
}

/** A parade of salaries from the lowest to the highest, the median filled. */
function parade(): Marks {
  const { ink, signal } = lists();
  for (let at = 0; at < 15; at += 1) {
    const share = (at + 0.5) / 15;
    const height = Math.min(Math.round(52 * Math.exp(0.42 * Math.log(share / (1 - share)))), 148);
    const bar = [at * 16 + 2, 152 - height, 12, height] as const;
    if (at === 7) signal.push(box(...bar));
    else ink.push(hollowBox(...bar));
  }
  return { ink, signal };
}

/** Squares that the answer to each question earned, of four. */
const answers = [3, 4, 2, 3, 1, 4] as const;

/** A scorecard: a row a question, filled up to the score of its answer. */
function scorecard(): Marks {
  const { ink, signal } = lists();
  for (const [row, score] of answers.entries()) {
    const y = row * 26 + 6;
    ink.push(box(8, y + 6, 92, 4));
    for (let at = 0; at < 4; at += 1) {
      if (at < score) signal.push(square(at * 32 + 116, y, 18));
      else ink.push(hollowSquare(at * 32 + 116, y, 18));
    }
  }
  return { ink, signal };
}

/** Years at each level, from the first. */
const years = [2, 2, 3, 3, 3, 2] as const;
const size = 14;

/** A staircase: a column a year, and the filled square is the level reached in it. */
function staircase(): Marks {
  const { ink, signal } = lists();
  const levels = years.flatMap((count, level) => Array<number>(count).fill(level));
  for (const [year, level] of levels.entries()) {
    for (let step = 0; step <= level; step += 1) {
      const [x, y] = [year * 16 + 1, 138 - step * 24];
      if (step === level) signal.push(square(x, y, size));
      else ink.push(hollowSquare(x, y, size));
    }
  }
  return { ink, signal };
}

/** Of each twelve requests, how many the new model answers, hour by hour. */
const shares = [
  0, 0, 1, 1, 1, 2, 2, 4, 4, 4, 6, 6, 0, 0, 1, 1, 2, 4, 4, 6, 6, 9, 9, 12, 12, 12,
] as const;

/** A gradual release: the new model takes over request by request, and once it is taken back. */
function rollout(): Marks {
  const { ink, signal } = lists();
  for (const [hour, share] of shares.entries()) {
    for (let request = 0; request < 12; request += 1) {
      const [x, y] = [hour * MODULE + 17, 128 - request * 10];
      if (request < share) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
  }
  return { ink, signal };
}

const folds = 5;
const inFold = 4;
const itemPitch = 11;

/** Cross-validation: five rows, in each another fifth is held out. */
function crossValidation(): Marks {
  const { ink, signal } = lists();
  for (let row = 0; row < folds; row += 1) {
    for (let item = 0; item < folds * inFold; item += 1) {
      for (const line of [0, 1]) {
        const [x, y] = [item * itemPitch + 12, row * 30 + line * itemPitch + 10];
        if (Math.floor(item / inFold) === row) signal.push(square(x, y, 8));
        else ink.push(hollowSquare(x, y, 8));
      }
    }
  }
  return { ink, signal };
}

/** Passages that are part of the answer, counted along the rows. */
const found: readonly number[] = [9, 22, 28, 35];
const columns = 8;
const rows = 6;

/** Retrieval: blocks are passages, and the answer below is made of the filled ones. */
function retrieval(): Marks {
  const random = seeded('generative-ai');
  const { ink, signal } = lists();
  let answerEnd = 3;
  for (let passage = 0; passage < columns * rows; passage += 1) {
    const width = 10 + Math.round(random() * 14);
    const [x, y] = [(passage % columns) * 30 + 3, Math.floor(passage / columns) * 18 + 4];
    if (found.includes(passage)) {
      signal.push(box(x, y, width, 10), box(answerEnd, 132, width, 18));
      answerEnd += width + 4;
    } else ink.push(hollowBox(x, y, width, 10));
  }
  ink.push(box(0, 119, 240, 1));
  return { ink, signal };
}

/** Squares along the side of each grid. */
const sides = [12, 6, 3, 1] as const;
const pitch = 8;

/** An image pyramid: each grid sums up the one before it, the last is one square. */
function pyramid(): Marks {
  const { ink, signal } = lists();
  let left = 17;
  for (const side of sides) {
    const top = 80 - (side * pitch) / 2;
    for (let cell = 0; cell < side * side; cell += 1) {
      const [x, y] = [left + (cell % side) * pitch, top + Math.floor(cell / side) * pitch + 1];
      if (side === 1) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
    left += side * pitch + 14;
  }
  return { ink, signal };
}

/** First working hour of each person in UTC: Vancouver, Toronto, São Paulo, Lisbon, Warsaw. Each works eight hours. */
const starts = [16, 13, 11, 9, 8] as const;
const workday = 8;
const short = 4;

/** A day in five places: tall strokes are working hours, heavy ones those that all but the farthest share. */
function sharedHours(): Marks {
  const { ink, signal } = lists();
  const shared = (hour: number): boolean =>
    starts.filter((start) => hour >= start && hour < start + workday).length >= 4;
  for (const [person, start] of starts.entries()) {
    for (let hour = 0; hour < 24; hour += 1) {
      const isWorking = hour >= start && hour < start + workday;
      const height = isWorking ? 20 : short;
      const place = [hour * 10 + 2, person * 30 + 28 - height, height] as const;
      if (isWorking && shared(hour)) signal.push(strongStroke(...place));
      else ink.push(stroke(...place));
    }
  }
  return { ink, signal };
}

/** A quarter of weeks: a column of jobs each, this week wide and filled. */
function weeksOfJobs(): Marks {
  const random = seeded('weekly-jobs-report');
  const { ink, signal } = lists();
  for (let week = 0; week < 13; week += 1) {
    const jobs = 6 + Math.round(random() * 6 + week / 3);
    for (let job = 0; job < jobs; job += 1) {
      const [x, y] = [week * 17 + 7, 144 - job * 8];
      if (week === 12) signal.push(box(x, y, 14, 6));
      else ink.push(hollowSquare(x + 4, y));
    }
  }
  return { ink, signal };
}

const pictures: Readonly<Record<string, { draw: () => Marks; caption: string }>> = {
  hiring: {
    draw: funnel,
    caption: 'Squares are applicants, rows stages. The filled one is hired. Illustrative.',
  },
  'salary-insights': {
    draw: parade,
    caption: 'The bars are salaries, low to high. The median is filled. Illustrative.',
  },
  interviews: {
    draw: scorecard,
    caption: 'Each question earns up to four squares for its answer. Illustrative.',
  },
  careers: {
    draw: staircase,
    caption: 'Each column is a year. The filled square is the level. Illustrative.',
  },
  mlops: {
    draw: rollout,
    caption: 'Each column is an hour. Filled: requests to the new model. Illustrative.',
  },
  'machine-learning': {
    draw: crossValidation,
    caption: 'Each row trains on hollow squares and tests on filled ones.',
  },
  'generative-ai': {
    draw: retrieval,
    caption: 'Blocks are passages; the filled ones make the answer below. Illustrative.',
  },
  'computer-vision': {
    draw: pyramid,
    caption: 'Each grid summarizes the one before it. Illustrative.',
  },
  'remote-teams': {
    draw: sharedHours,
    caption: 'Each stroke is an hour. Four places work in the heavy ones.',
  },
  'weekly-jobs-report': {
    draw: weeksOfJobs,
    caption: 'Columns are weeks, squares jobs. The last week is filled. Illustrative.',
  },
};

/** The topics that have a picture. */
export const topicSlugs: readonly string[] = Object.keys(pictures);

/** The picture of a topic of the blog, by its slug, such as `remote-teams`; null for one that has none. */
export function pictureOfTopic(topic: string): Picture | null {
  const own = pictures[topic];
  return own ? drawn({ ...own.draw(), caption: own.caption }) : null;
}
