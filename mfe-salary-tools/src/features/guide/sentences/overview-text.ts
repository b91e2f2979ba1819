import { formatCount } from '@talent/ui/format-pay';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { isPublished, publishedRoles, suppressedRoles } from '../facts/guide';
import type { Guide, PublishedRole } from '../facts/guide';
import { capital, inWords, listed, middleOf, percent, plural, times, usd } from '../facts/words';

/** The guide's figures at a glance. */
export interface OverviewFacts {
  /** Roles with figures. */
  roles: number;
  /** Postings behind them. */
  postings: number;
  highest: PublishedRole;
  lowest: PublishedRole;
}

/** Null where no role has a figure. */
export function overviewFacts(guide: Guide): OverviewFacts | null {
  const roles = publishedRoles(guide);
  const [highest, lowest] = [roles[0], roles.at(-1)];
  if (!highest || !lowest) return null;
  const postings = roles.reduce((sum, { all }) => sum + all.n, 0);
  return { roles: roles.length, postings, highest, lowest };
}

/** All roles together: highest and lowest, the spread within a role, the steps between levels. */
export function overviewText(guide: Guide): readonly string[] {
  const facts = overviewFacts(guide);
  if (!facts) return [];
  return [
    extremes(facts),
    ...firmest(guide),
    withinRoles(guide),
    ...betweenLevels(guide),
    ...leftOut(guide),
  ];
}

function extremes({ roles, postings, highest, lowest }: OverviewFacts): string {
  const ratio = highest.all.p50 / lowest.all.p50;
  const opening = `${formatCount(postings)} full-time postings name one of the ${inWords(roles)} roles that can be shown.`;
  if (roles === 1) return `${opening} The median is ${usd(highest.all.p50)}.`;
  return `${opening} Their medians reach from ${usd(lowest.all.p50)} (${lowest.label}) to ${usd(highest.all.p50)} (${highest.label}): the best-paid title is worth ${times(ratio)} the lowest.`;
}

/** A small sample may rank first by chance: then the first of the larger ones is named as well. */
function firmest(guide: Guide): string[] {
  const roles = publishedRoles(guide);
  const [highest] = roles;
  const firm = roles.find(({ all }) => all.n >= SMALL_SAMPLE);
  if (!highest || !firm || highest === firm) return [];
  return [
    `The first of them rests on ${highest.all.n} postings alone. Among roles with at least ${SMALL_SAMPLE} postings, ${firm.label} has the highest median, ${usd(firm.all.p50)}.`,
  ];
}

/** The range inside a role is usually the larger one, and then the more useful fact. */
function withinRoles(guide: Guide): string {
  const roles = publishedRoles(guide);
  const typical = middleOf(roles.map(({ all }) => all.p90 / all.p10));
  const between = (roles[0]?.all.p50 ?? 1) / (roles.at(-1)?.all.p50 ?? 1);
  const fact = `Inside a typical role the 90th percentile is ${times(typical)} the 10th`;
  return typical > between
    ? `${fact}, more than the distance between the first and the last role. Which employer posts, and at which level, matters more than the words of the title.`
    : `${fact}, less than the distance between the first and the last role: here the title itself carries most of the difference.`;
}

function betweenLevels(guide: Guide): string[] {
  const gains = publishedRoles(guide).flatMap(({ label, levels }) => {
    const [mid, senior] = ['MI', 'SE'].map((wanted) =>
      levels.find(({ level }) => level === wanted),
    );
    return mid && senior && isPublished(mid) && isPublished(senior)
      ? [{ label, gain: senior.p50 / mid.p50 - 1 }]
      : [];
  });
  const [top] = gains.toSorted((a, b) => b.gain - a.gain);
  if (!top || gains.length < 2) return [];
  const falls = gains.filter(({ gain }) => gain < 0).map(({ label }) => label);
  const rise = `From mid level to senior the median rises by ${percent(middleOf(gains.map(({ gain }) => gain)))} in the middle of ${inWords(gains.length)} roles that show both, and by up to ${percent(top.gain)} (${top.label}).`;
  return [
    falls.length === 0
      ? rise
      : `${rise} ${listed(falls)} ${plural(falls.length, 'goes', 'go')} the other way, which says more about who posted than about the grade.`,
  ];
}

function leftOut(guide: Guide): string[] {
  const hidden = suppressedRoles(guide).map(({ label }) => label);
  if (hidden.length === 0) return [];
  const were = plural(hidden.length, 'was', 'were');
  return [
    `${capital(inWords(hidden.length))} ${plural(hidden.length, 'role')} we looked for ${were} posted too rarely for a figure: ${listed(hidden)}. The counts stand at the end of the role chapters.`,
  ];
}
