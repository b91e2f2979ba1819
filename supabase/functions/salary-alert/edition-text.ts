import { alertCountries } from './choices.ts';
import { labelOf } from '@talent/protocol/forms/choice';
import {
  formatCount,
  formatEdition,
  formatPay,
  formatPayRange,
  formatPercent,
  formatPeriod,
} from '@talent/sdk/format';
import {
  rolePath,
  type AlertAnnouncement,
  type AlertEdition,
  type AlertFigures,
  type AlertMove,
} from './edition.ts';

/** Key of the source whose rows are reported pay ranges, published as snapshots of a file. */
const RANGES = 'ai-jobs-net';

/** The subject and the text of the mail about an edition, in Markdown; names of sources and roles come from our importers. */
export function editionText(
  announcement: AlertAnnouncement,
  moves: readonly AlertMove[],
  origin: string,
): { subject: string; body: string } {
  const intro = `You asked us to tell you when the pay of a role moves. A source has a new edition: ${announcement.name}. This is what it changed.`;
  const body = [
    'Hello,',
    intro,
    ...moves.flatMap((move) => [`## ${move.label}, ${placeOf(move)}`, moveLines(move, origin)]),
    '## The two editions',
    list([
      `Now: ${editionLine(announcement.now, announcement.key)}.`,
      `Before: ${editionLine(announcement.before, announcement.key)}.`,
      `Source: ${announcement.url}`,
      ...(announcement.attribution === null ? [] : [announcement.attribution]),
    ]),
    '## What these figures can’t tell you',
    list(limits(announcement)),
  ];
  return { subject: subjectOf(moves), body: body.join('\n\n') };
}

function subjectOf(moves: readonly AlertMove[]): string {
  const [first] = moves;
  const labels = [...new Set(moves.map(({ label }) => label))];
  if (first === undefined || labels.length > 1) {
    return `Pay moved for ${labels.length} roles: ${labels.join(', ')}`;
  }
  if (moves.length > 1) return `${first.label} pay moved in ${moves.length} places`;
  return `${first.label} pay, ${placeOf(first)}: ${newsOf(first)}`;
}

function newsOf({ now, before, currency }: AlertMove): string {
  if (now === null) return 'no figure in the new edition';
  const median = `median ${formatPay(now.p50, currency)}`;
  if (before === null) return `first figure, ${median}`;
  if (now.p50 === before.p50) return `${median} as before, middle half moved`;
  return `${median}, was ${formatPay(before.p50, currency)}`;
}

function moveLines(move: AlertMove, origin: string): string {
  const { now, before, currency } = move;
  const lines = [
    now === null
      ? 'The new edition shows no figure, because it has too few cases or leaves the role out.'
      : `Median now: ${formatPay(now.p50, currency)} a year (${sampleOf(now)})`,
    before === null
      ? 'The edition before showed no figure.'
      : `Median before: ${formatPay(before.p50, currency)} a year (${sampleOf(before)})`,
  ];
  if (now !== null && before !== null) {
    lines.push(`Change of the median: ${changeOf(before.p50, now.p50)}`);
    const [half, former] = [middleHalf(now, move), middleHalf(before, move)];
    if (half !== null && former !== null) lines.push(`Middle half: ${half}, before ${former}`);
    if (mayBeChance(now, before)) {
      lines.push(
        'The change of the median may be chance: the 95% intervals of the two medians overlap.',
      );
    }
  }
  lines.push(`All figures of this role: ${origin}${rolePath(move)}`);
  return list(lines);
}

function placeOf({ country, region_name }: AlertMove): string {
  const name = labelOf(alertCountries, country);
  return region_name === null ? name : `${region_name}, ${name}`;
}

function sampleOf({ n, n_kind }: AlertFigures): string {
  if (n === null) return 'the source publishes no number of cases';
  const counted =
    n_kind === 'employment_estimate' ? 'people employed, estimated' : 'reported pay ranges';
  return `n = ${formatCount(n)} ${counted}`;
}

function changeOf(before: number, now: number): string {
  if (before === now) return 'none';
  return `${now > before ? 'up' : 'down'} ${formatPercent(Math.abs(now - before) / before, 1)}`;
}

function middleHalf({ p25, p75 }: AlertFigures, { currency }: AlertMove): string | null {
  // Equal ends are a point, and no range to speak of.
  return p25 === null || p75 === null || p25 === p75 ? null : formatPayRange(p25, p75, currency);
}

function mayBeChance(now: AlertFigures, before: AlertFigures): boolean {
  if (now.p50_low === null || now.p50_high === null) return false;
  if (before.p50_low === null || before.p50_high === null) return false;
  return now.p50 !== before.p50 && now.p50_low <= before.p50_high && before.p50_low <= now.p50_high;
}

function editionLine({ edition, period }: AlertEdition, key: string): string {
  const kind = key === RANGES ? 'snapshot of' : 'edition of';
  return `figures for ${formatPeriod(period)}, ${kind} ${formatEdition(edition)}`;
}

function limits({ key, is_recalculated }: AlertAnnouncement): string[] {
  return [
    ...(is_recalculated
      ? [
          'We also changed how we calculate these figures, so part of the change may come from that.',
        ]
      : []),
    ...(key === RANGES
      ? [
          'The publisher calls the rows survey answers, but nearly all of them look like the two ends of advertised ranges. So we call each pair a reported pay range.',
        ]
      : []),
    'The two editions cover different jobs. A change can come from who is in them, and not only from pay.',
    'They don’t say why pay moved, or what one person should earn.',
  ];
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
