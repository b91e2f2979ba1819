import { publishedRoles, medianChange, type Guide, type MedianChange } from '../facts/guide';
import { inWords, listed } from '../../../calculations/listed';
import { percent, plural, usd } from '../facts/words';

/** Roles of the reported ranges with the official occupation of the same name. */
export function comparablePairs(guide: Guide) {
  return publishedRoles(guide).flatMap((role) => {
    const occupation = guide.occupations.find((candidate) => candidate.role === role.key);
    const official = occupation?.now.p50;
    // The gap is the share by which the median of the reported ranges is above the official one.
    return occupation && official
      ? [{ role, occupation, official, gap: role.all.p50 / official - 1 }]
      : [];
  });
}

/** How far the two sources are apart where they can be compared. */
export function comparisonText(guide: Guide): string {
  const pairs = comparablePairs(guide);
  if (pairs.length === 0) {
    return 'No role of the reported ranges has an official occupation of the same name, so the two cannot be compared.';
  }
  const sentences = pairs.map(({ role, occupation, official, gap }) => {
    const both = `${role.label}: the median of the reported ranges is ${usd(role.all.p50)}. The median employee under ${occupation.name} (${occupation.code}) earned ${usd(official)} in ${occupation.now.period}`;
    if (Math.abs(gap) < 0.03) return `${both}. The two agree to within ${percent(gap)}.`;
    return gap > 0
      ? `${both}. The reported figure is ${percent(gap)} higher. It looks like what employers offer new people, and the official wage covers everyone who holds such a job.`
      : `${both}. The reported figure is ${percent(gap)} lower. That is unusual, and the mix of employers may explain it.`;
  });
  return sentences.join(' ');
}

/** How the official medians moved from the first to the last published year, before inflation. */
export function historyText({ occupations }: Pick<Guide, 'occupations'>): readonly string[] {
  const moves = occupations.flatMap((occupation) => medianChange(occupation) ?? []);
  const [most] = moves.toSorted((a, b) => b.yearly - a.yearly);
  if (!most) return [];
  const least = moves.toSorted((a, b) => a.yearly - b.yearly)[0] ?? most;
  const path = `${usd(most.from)} in ${most.first}, ${usd(most.to)} in ${most.last}`;
  if (moves.length === 1) {
    return [
      `The median of ${most.name} ${most.yearly < 0 ? 'fell' : 'rose'} by ${percent(most.yearly)} a year on average (${path}).`,
      ...others(occupations.length - 1),
    ];
  }
  return [
    `${most.name} rose fastest, by ${percent(most.yearly)} a year on average (${path}). ${least.name} ${least.yearly < 0 ? 'fell' : 'rose least'}, by ${percent(least.yearly)} a year.`,
    ...falls(moves),
    ...shorter(moves),
    ...others(occupations.length - moves.length),
  ];
}

function falls(moves: readonly MedianChange[]): string[] {
  const fell = moves.filter(({ change }) => change < 0).map(({ name }) => name);
  return [
    fell.length === 0
      ? 'No occupation has a lower median in its last year than in its first. Prices rose too, so not every rise means that the money buys more.'
      : `${listed(fell)} ${plural(fell.length, 'has', 'have')} a lower median at the end than at the start, even before inflation.`,
  ];
}

function shorter(moves: readonly MedianChange[]): string[] {
  const start = Math.min(...moves.map(({ first }) => first));
  const late = moves.filter(({ first }) => first > start);
  if (late.length === 0) return [];
  const names = late.map(({ name, first }) => `${name} (from ${first})`);
  return [
    `${listed(names)} ${plural(late.length, 'has', 'have')} a shorter line, because the series published here ${plural(late.length, 'begins', 'begin')} later.`,
  ];
}

function others(count: number): string[] {
  return count === 0
    ? []
    : [
        `Earlier years of the other ${count === 1 ? 'occupation' : `${inWords(count)} occupations`} are in the salary dashboard.`,
      ];
}
