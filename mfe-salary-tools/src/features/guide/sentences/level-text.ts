import type { PayLevel, SalaryBand } from '@talent/api/salary/salary-data';
import { isPublished } from '../facts/guide';
import type { PublishedBand, PublishedRole } from '../facts/guide';
import { listed } from '../../../calculations/listed';
import { capital, percent, usd } from '../facts/words';

/** Names of levels inside a sentence. */
const names: Readonly<Record<PayLevel, string>> = {
  EN: 'entry level',
  MI: 'mid level',
  SE: 'senior',
  EX: 'executive',
};

/** A step from one level to the next counts as none below this share of the lower median. */
const FLAT = 0.04;

/** Below this number of postings a level gets no sentence of its own. */
const FEW = 30;

type Level = PublishedBand & { level: PayLevel };

/** Sentences on the levels of a role, and on levels without figures. */
export function levelText({ all, levels }: PublishedRole): string[] {
  const shown = levels.filter((band): band is Level => band.level !== null && isPublished(band));
  return [
    ...mixture(shown, all.n),
    ...steps(shown),
    ...withheld(levels.filter((band) => !isPublished(band))),
  ];
}

/** One level may be nearly the whole sample, and with it the headline. */
function mixture(shown: readonly Level[], n: number): string[] {
  const most = shown.toSorted((a, b) => b.n - a.n)[0];
  if (!most) return [];
  const share = most.n / n;
  const name = names[most.level];
  if (share >= 0.995) {
    return [`Every one of these postings is graded ${name}, so the headline is a ${name} figure.`];
  }
  if (share < 0.55) return [];
  return [
    share < 0.66
      ? `The larger part of the postings, ${percent(share)}, is graded ${name} and weighs most in the headline.`
      : `${percent(share)} of the postings are graded ${name}: read the figure for all levels as one that leans that way.`,
  ];
}

function steps(shown: readonly Level[]): string[] {
  const pairs = shown.slice(1).map((upper, index) => stepOf(shown[index], upper));
  const known = pairs.filter((step) => step !== null);
  const fallen = known.find(({ gain }) => gain < 0);
  if (fallen) return [inversion(fallen)];
  const flat = known.find(({ gain }) => gain < FLAT);
  const largest = known.toSorted((a, b) => b.gain - a.gain)[0];
  if (!largest) return [];
  const sentence = `The largest step is from ${names[largest.lower.level]} to ${names[largest.upper.level]}: ${usd(largest.lower.p50)} to ${usd(largest.upper.p50)}, or ${percent(largest.gain)} more.`;
  if (known.length === 1) {
    return [
      `From ${names[largest.lower.level]} to ${names[largest.upper.level]} the median rises by ${usd(largest.upper.p50 - largest.lower.p50)}, ${percent(largest.gain)}.`,
    ];
  }
  if (flat && flat !== largest) {
    return [
      sentence,
      `Between ${names[flat.lower.level]} and ${names[flat.upper.level]} the medians are nearly the same, so the grade in the title decides little there.`,
    ];
  }
  const [first, top] = [shown[0], shown.at(-1)];
  return first && top && known.length > 2
    ? [
        sentence,
        `From ${names[first.level]} to ${names[top.level]} the median grows ${(top.p50 / first.p50).toFixed(1)}-fold.`,
      ]
    : [sentence];
}

interface Step {
  lower: Level;
  upper: Level;
  /** Share of the lower median. */
  gain: number;
}

function stepOf(lower: Level | undefined, upper: Level): Step | null {
  return lower ? { lower, upper, gain: (upper.p50 - lower.p50) / lower.p50 } : null;
}

/** A higher level with the lower median is a fact about the sample, hardly one about pay. */
function inversion({ lower, upper }: Step): string {
  const fewest = Math.min(lower.n, upper.n);
  const reason =
    fewest < FEW
      ? `with ${fewest} postings on one side that is chance as likely as not`
      : 'different employers post at different levels, and the two groups are not like for like';
  return `${capital(names[upper.level])} postings have a lower median (${usd(upper.p50)}) than ${names[lower.level]} ones (${usd(lower.p50)}); ${reason}.`;
}

function withheld(bands: readonly SalaryBand[]): string[] {
  const hidden = bands.flatMap(({ level }) => (level === null ? [] : [names[level]]));
  if (hidden.length === 0) return [];
  return [
    hidden.length === 1
      ? `The ${listed(hidden)} row is withheld, because fewer than ten postings stand behind it.`
      : `No figures are given for ${listed(hidden)}, each with fewer than ten postings.`,
  ];
}
