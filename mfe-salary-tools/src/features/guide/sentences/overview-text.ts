import { isOutOfSeason } from '@talent/api/salary/data-age';
import { hasWidth } from '../../../calculations/bands/band-shape';
import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import { formatRanges } from '../../../content/reported-ranges';
import { firmRoles, isFirm, isPublished, publishedRoles, suppressedRoles } from '../facts/guide';
import type { Guide, PublishedRole } from '../facts/guide';
import { agesOf } from '../../../content/source-dates';
import { comparablePairs } from './official-text';
import { rangesIn } from '../facts/table-facts';
import { inWords, listed } from '../../../calculations/listed';
import { capital, middleOf, percent, plural, times, usd } from '../facts/words';

/** Roles with enough ranges to be ranked: highest and lowest median, the spread within a role, the steps between levels. */
export function overviewText(guide: Guide): readonly string[] {
  const roles = publishedRoles(guide);
  if (roles.length === 0) return [];
  const firm = firmRoles(roles);
  return [
    [
      `${formatRanges(rangesIn(guide))} for full-time jobs name one of the ${inWords(roles.length)} ${plural(roles.length, 'role')} that we can show. Each different range counts once.`,
      ...extremes(firm),
    ].join(' '),
    ...unranked(roles.length - firm.length, firm.length),
    ...withinRoles(firm),
    ...betweenLevels(firm),
    ...leftOut(guide),
  ];
}

/** The first sentences where the ranges are out of season: newer official pay, and how the two differ. Else empty. */
export function officialFirst(guide: Guide): string {
  const { postings, official } = guide.sources;
  const [pair] = comparablePairs(guide);
  if (!pair || !isOutOfSeason(postings.ages?.[pair.role.all.period])) return '';
  const { occupation, official: median } = pair;
  return `The newest figures are official: the median of ${occupation.name} is ${usd(median)}. ${agesOf([occupation.now], official)} It is what people earn; the older ranges are what employers offer.`;
}

function extremes(firm: readonly PublishedRole[]): string[] {
  const [highest, lowest] = [firm[0], firm.at(-1)];
  if (!highest || !lowest) return [];
  if (highest === lowest) return [`The median of ${highest.label} is ${usd(highest.all.p50)}.`];
  return [
    `Among the ${inWords(firm.length)} roles with at least ${HEADLINE_SAMPLE} ranges, medians go from ${usd(lowest.all.p50)} (${lowest.label}) to ${usd(highest.all.p50)} (${highest.label}). The highest is ${times(highest.all.p50 / lowest.all.p50)} the lowest.`,
  ];
}

/** A small sample may come first or last by chance. */
function unranked(count: number, ranked: number): string[] {
  if (count === 0) return [];
  if (ranked === 0) {
    return [
      `None of them has ${HEADLINE_SAMPLE} ranges. The figures are a direction, so we rank no role.`,
    ];
  }
  return [
    count === 1
      ? `The other role has fewer than ${HEADLINE_SAMPLE} ranges. Its figures are a direction, so we do not rank it.`
      : `The other ${inWords(count)} roles have fewer than ${HEADLINE_SAMPLE} ranges each. Their figures are a direction, so we do not rank them.`,
  ];
}

/** The spread inside a role is usually the larger one, and then the more useful fact. A band without width has none. */
function withinRoles(roles: readonly PublishedRole[]): string[] {
  const [highest, lowest] = [roles[0], roles.at(-1)];
  if (!highest || !lowest || highest === lowest) return [];
  const between = highest.all.p50 / lowest.all.p50;
  const spreads = roles.filter(({ all }) => hasWidth(all)).map(({ all }) => all.p90 / all.p10);
  if (spreads.length === 0) return [];
  const typical = middleOf(spreads);
  const fact = `Within a typical role, the 90th percentile is ${times(typical)} the 10th`;
  return [
    typical > between
      ? `${fact}. That is more than the difference between the highest and the lowest role. The employer and the level matter more than the title.`
      : `${fact}. That is less than the difference between the highest and the lowest role. Here the title itself explains most of the difference.`,
  ];
}

function betweenLevels(roles: readonly PublishedRole[]): string[] {
  const gains = roles.flatMap(({ label, levels }) => {
    const [mid, senior] = ['MI', 'SE'].map((wanted) =>
      levels.find(({ level }) => level === wanted),
    );
    return mid && senior && isPublished(mid) && isPublished(senior) && isFirm(mid) && isFirm(senior)
      ? [{ label, gain: senior.p50 / mid.p50 - 1 }]
      : [];
  });
  const [top] = gains.toSorted((a, b) => b.gain - a.gain);
  if (!top || gains.length < 2) return [];
  const falls = gains.filter(({ gain }) => gain < 0).map(({ label }) => label);
  const rise = `From mid level to senior, the median rises by ${percent(middleOf(gains.map(({ gain }) => gain)))} in the middle one of ${inWords(gains.length)} roles that have both levels with at least ${HEADLINE_SAMPLE} ranges each, and by up to ${percent(top.gain)} (${top.label}).`;
  return [
    falls.length === 0
      ? rise
      : `${rise} In ${listed(falls)} it falls, and that says more about which employers are in the data than about the level.`,
  ];
}

function leftOut(guide: Guide): string[] {
  const hidden = suppressedRoles(guide).map(({ label }) => label);
  if (hidden.length === 0) return [];
  const has = plural(hidden.length, 'has', 'have');
  return [
    `${capital(inWords(hidden.length))} ${plural(hidden.length, 'role')} that we looked for ${has} too few ranges to show: ${listed(hidden)}. The counts are at the end of the role chapters.`,
  ];
}
