import type { PayLevel, SalaryBand } from '@talent/api/salary/salary-data';
import { levelLabels } from '../../../content/levels';
import { isFirm, isPublished, type PublishedBand, type PublishedRole } from '../facts/guide';
import { listed } from '../../../calculations/listed';
import { formatRanges } from '../../../content/reported-ranges';
import { capital, percent, times, usd } from '../facts/words';

/** A step from one level to the next counts as none below this share of the lower median. */
const FLAT = 0.04;

/** Below this number of ranges an inversion of two levels may be chance. */
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
  const name = nameOf(most.level);
  if (share >= 0.995) {
    return [
      `Every one of these ranges is graded ${name}, so the figure for all levels is a ${name} figure.`,
    ];
  }
  if (share < 0.55) return [];
  return [
    share < 0.66
      ? `Most of the ranges, ${percent(share)}, are graded ${name} and weigh most in the figure for all levels.`
      : `${percent(share)} of the ranges are graded ${name}, so the figure for all levels leans that way.`,
  ];
}

/** The largest step and the growth over all are superlatives: only levels with enough ranges are in them. */
function steps(shown: readonly Level[]): string[] {
  const pairs = shown.slice(1).map((upper, index) => stepOf(shown[index], upper));
  const known = pairs.filter((step) => step !== null);
  const fallen = known.find(({ gain }) => gain < 0);
  if (fallen) return [inversion(fallen)];
  const firm = known.filter(({ lower, upper }) => isFirm(lower) && isFirm(upper));
  const flat = firm.find(({ gain }) => gain < FLAT);
  const largest = firm.toSorted((a, b) => b.gain - a.gain)[0];
  if (!largest) return [];
  const sentence = `The largest step is from ${nameOf(largest.lower.level)} to ${nameOf(largest.upper.level)}: ${usd(largest.lower.p50)} to ${usd(largest.upper.p50)}, or ${percent(largest.gain)} more.`;
  if (firm.length === 1) {
    return [
      `From ${nameOf(largest.lower.level)} to ${nameOf(largest.upper.level)}, the median rises by ${usd(largest.upper.p50 - largest.lower.p50)}, or ${percent(largest.gain)}.`,
    ];
  }
  if (flat && flat !== largest) {
    return [
      sentence,
      `Between ${nameOf(flat.lower.level)} and ${nameOf(flat.upper.level)} the medians are nearly the same, so the grade makes little difference there.`,
    ];
  }
  const [first, top] = [shown[0], shown.at(-1)];
  return first && top && firm.length > 2 && firm.length === known.length
    ? [
        sentence,
        `From ${nameOf(first.level)} to ${nameOf(top.level)} the median rises to ${times(top.p50 / first.p50)} as much.`,
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

/** A higher level with the lower median says more about the sample than about pay. */
function inversion({ lower, upper }: Step): string {
  const fewest = Math.min(lower.n, upper.n);
  const reason =
    fewest < FEW
      ? `With ${formatRanges(fewest)} on one side, that may well be chance.`
      : 'Different employers hire at different levels, so the two groups are not like for like.';
  return `${capital(nameOf(upper.level))} ranges have a lower median (${usd(upper.p50)}) than ${nameOf(lower.level)} ones (${usd(lower.p50)}). ${reason}`;
}

function withheld(bands: readonly SalaryBand[]): string[] {
  const hidden = bands.flatMap(({ level }) => (level === null ? [] : [nameOf(level)]));
  if (hidden.length === 0) return [];
  return [
    hidden.length === 1
      ? `There are too few ${listed(hidden)} ranges to show a figure: fewer than ten.`
      : `There are too few ranges to show figures for ${listed(hidden)}: fewer than ten each.`,
  ];
}

function nameOf(level: PayLevel): string {
  return levelLabels[level].toLowerCase();
}
