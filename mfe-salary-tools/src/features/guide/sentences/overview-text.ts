import { formatCount } from '@talent/ui/format-pay';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { isPublished, publishedRoles, suppressedRoles } from '../facts/guide';
import type { Guide, PublishedRole } from '../facts/guide';
import { postingsOf } from '../facts/table-facts';
import { listed } from '../../../calculations/listed';
import { capital, inWords, middleOf, percent, plural, times, usd } from '../facts/words';

/** All roles together: highest and lowest, the spread within a role, the steps between levels. */
export function overviewText(guide: Guide): readonly string[] {
  const roles = publishedRoles(guide);
  const [highest, lowest] = [roles[0], roles.at(-1)];
  if (!highest || !lowest) return [];
  const opening = `${formatCount(postingsOf(guide))} full-time postings name one of the ${inWords(roles.length)} roles that can be shown.`;
  const range =
    roles.length === 1
      ? `The median is ${usd(highest.all.p50)}.`
      : `Their medians reach from ${usd(lowest.all.p50)} (${lowest.label}) to ${usd(highest.all.p50)} (${highest.label}): the best-paid title is worth ${times(highest.all.p50 / lowest.all.p50)} the lowest.`;
  return [
    `${opening} ${range}`,
    ...firmest(roles, highest),
    withinRoles(roles, highest.all.p50 / lowest.all.p50),
    ...betweenLevels(roles),
    ...leftOut(guide),
  ];
}

/** A small sample may rank first by chance: then the first of the larger ones is named as well. */
function firmest(roles: readonly PublishedRole[], highest: PublishedRole): string[] {
  const firm = roles.find(({ all }) => all.n >= SMALL_SAMPLE);
  if (!firm || highest === firm) return [];
  return [
    `The first of them rests on ${highest.all.n} postings alone. Among roles with at least ${SMALL_SAMPLE} postings, ${firm.label} has the highest median, ${usd(firm.all.p50)}.`,
  ];
}

/** The range inside a role is usually the larger one, and then the more useful fact. */
function withinRoles(roles: readonly PublishedRole[], between: number): string {
  const typical = middleOf(roles.map(({ all }) => all.p90 / all.p10));
  const fact = `Inside a typical role the 90th percentile is ${times(typical)} the 10th`;
  return typical > between
    ? `${fact}, more than the distance between the first and the last role. Which employer posts, and at which level, matters more than the words of the title.`
    : `${fact}, less than the distance between the first and the last role: here the title itself carries most of the difference.`;
}

function betweenLevels(roles: readonly PublishedRole[]): string[] {
  const gains = roles.flatMap(({ label, levels }) => {
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
