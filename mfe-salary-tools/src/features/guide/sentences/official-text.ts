import type { Guide } from '../facts/guide';
import { publishedRoles } from '../facts/guide';
import { medianChange } from '../facts/median-change';
import type { MedianChange } from '../facts/median-change';
import { listed } from '../../../calculations/listed';
import { inWords, percent, plural, usd } from '../facts/words';

/** How far the two sources are apart where they can be compared at all. */
export function comparisonText(guide: Guide): string {
  const pairs = publishedRoles(guide).flatMap((role) => {
    const occupation = guide.occupations.find((candidate) => candidate.role === role.key);
    const official = occupation?.now.p50;
    // The gap is the share by which the posted median is above the official one.
    return occupation && official
      ? [{ role, occupation, official, gap: role.all.p50 / official - 1 }]
      : [];
  });
  if (pairs.length === 0) {
    return 'No role of the postings has an official occupation of its own name, so the two cannot be set side by side.';
  }
  const sentences = pairs.map(({ role, occupation, official, gap }) => {
    const posted = `${role.label}: the median posting offers ${usd(role.all.p50)}, the median employee under ${occupation.name} (${occupation.code}) earned ${usd(official)} in ${occupation.now.period}`;
    if (Math.abs(gap) < 0.03) return `${posted}. The two agree to within ${percent(gap)}.`;
    return gap > 0
      ? `${posted}. The posted figure is ${percent(gap)} higher: it is what new people are offered by employers who name a range, against the wage of everybody who holds such a job.`
      : `${posted}. The posted figure is ${percent(gap)} lower, which is unusual and worth a second look at who posts.`;
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
      `The median of ${most.name} moved by ${percent(most.yearly)} a year on average (${path}).`,
      ...others(occupations.length - 1),
    ];
  }
  return [
    `${most.name} rose fastest, by ${percent(most.yearly)} a year on average (${path}); ${least.name} ${least.yearly < 0 ? 'fell' : 'rose least'}, by ${percent(least.yearly)} a year.`,
    ...falls(moves),
    ...shorter(moves),
    ...others(occupations.length - moves.length),
  ];
}

function falls(moves: readonly MedianChange[]): string[] {
  const fell = moves.filter(({ change }) => change < 0).map(({ name }) => name);
  return [
    fell.length === 0
      ? 'No occupation has a lower median in its last year than in its first; prices rose as well, so not every one of these is a rise in what the money buys.'
      : `${listed(fell)} ${plural(fell.length, 'has', 'have')} a lower median at the end than at the start, before any allowance for prices.`,
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
        `Earlier years of the other ${count === 1 ? 'occupation' : `${inWords(count)} occupations`} stand in the salary dashboard.`,
      ];
}
