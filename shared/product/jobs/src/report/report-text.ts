import { formatDay } from '@talent/sdk/format';
import { jobCountries } from '../job-words.ts';
import { weekDays } from './iso-week.ts';
import { marketText } from './market-text.ts';
import type { GroupFigures, PayFigures, ReportFigures } from './report-figures.ts';
import { isBoardEmpty, reportHeading, type ReportHeading } from './report-heading.ts';
import { escaped, table } from './report-table.ts';
import { amountOf, change, counted, placeName, shareOf, wordOf } from './report-words.ts';

export interface ReportText extends ReportHeading {
  /** Markdown. */
  text: string;
}

/**
 * The report, generated from its figures alone: the same figures give the same text. It opens with the market where one was
 * measured, and says which part is the market and which is our board.
 */
export function reportText(figures: ReportFigures): ReportText {
  const { market } = figures;
  const note = figures.is_over
    ? null
    : `> [!NOTE]\n> This week is not over. Its figures were counted up to ${inWords(figures.measured_at)}.`;
  const parts =
    market === null
      ? [note, ...boardParts(figures, 2)]
      : [
          note,
          section('The job market', marketText(market)),
          section('Our job board', BOARD_LEDE),
          ...boardParts(figures, 3),
        ];
  return {
    ...reportHeading(figures),
    text: parts.filter((part) => part !== null).join('\n\n'),
  };
}

const BOARD_LEDE =
  'This part counts the postings on our own job board. It does not describe the whole market.';

/** The part about our own board; `depth` is that of its headings. */
function boardParts(figures: ReportFigures, depth: 2 | 3): string[] {
  const { market } = figures;
  if (market !== null && isBoardEmpty(figures)) {
    return ['No posting was on our board in this week or the week before.'];
  }
  const part = (title: string, body: string) => section(title, body, depth);
  return [
    summary(figures),
    part('Roles', groupTable('Role', figures.roles, wordOf)),
    part('Levels', groupTable('Level', figures.levels, wordOf)),
    part('Places', groupTable('Place', figures.places, placeName)),
    part('Remote, hybrid, on site', groupTable('Work mode', figures.modes, wordOf)),
    part('Pay', pay(figures)),
    part('Skills in more postings', skills(figures)),
    part('How we count', method(figures)),
  ];
}

function summary({ starts_on, totals }: ReportFigures): string {
  const remote = shareOf(totals.remote, totals.open);
  const before = shareOf(totals.remote_before, totals.open_before);
  const sentences = [
    `In the week of ${weekDays(starts_on)}, **${counted(totals.new, 'posting was', 'postings were')} new** (${totals.new_before} the week before) and ${totals.closed} closed (${totals.closed_before}). At the end of the week ${counted(totals.open, 'was', 'were')} open, ${change(totals.open, totals.open_before)} compared with the week before.`,
  ];
  if (remote !== null) {
    const then = before === null ? '' : `; a week earlier it was ${before}`;
    sentences.push(`Of the open postings, ${remote} can be done remotely${then}.`);
  }
  return sentences.join(' ');
}

function section(title: string, body: string, depth: 2 | 3 = 2): string {
  return `${'#'.repeat(depth)} ${title}\n\n${body}`;
}

function groupTable(
  label: string,
  groups: readonly GroupFigures[],
  name: (key: string) => string,
): string {
  if (groups.length === 0) return 'There were no postings in this week or the week before.';
  return table(
    [label, 'New', 'Closed', 'Open', 'Change in a week'],
    groups.map((group) => [
      name(group.key),
      ...[group.new, group.closed, group.open].map(String),
      change(group.open, group.open_before),
    ]),
  );
}

function pay({ pay: rows, bands }: ReportFigures): string {
  if (rows.length === 0) return 'No posting was open at the end of the week.';
  const parts = [
    'These figures use the midpoint of each posted range, for a year of full-time work. They cover the postings that were open at the end of the week.',
    table(
      [
        'Postings',
        'Number',
        '25% pay less than',
        'Median',
        '25% pay more than',
        'Median a week earlier',
      ],
      rows.map(payRow),
    ),
    'We show no pay for fewer than five open postings.',
  ];
  if (bands.length > 0) {
    parts.push(
      'For comparison, reported pay ranges and official wages for the same roles, all levels together:',
      table(
        ['Role', 'Country', 'Period', 'Middle half', 'Median', 'Source'],
        bands.map((band) => [
          wordOf(band.role),
          jobCountries[band.country],
          band.period,
          band.p25 === null || band.p75 === null
            ? 'not published'
            : `${amountOf(band.currency, band.p25)} to ${amountOf(band.currency, band.p75)}`,
          band.median === null ? 'not published' : amountOf(band.currency, band.median),
          { markdown: `[${escaped(band.source)}](${band.url}), ${band.edition}` },
        ]),
      ),
      ...new Set(bands.flatMap(({ attribution }) => (attribution === null ? [] : [attribution]))),
    );
  }
  return parts.join('\n\n');
}

function payRow({ currency, country, role, n, ...figures }: PayFigures): string[] {
  const shown = (value: number | null) =>
    value === null ? 'not shown' : amountOf(currency, value);
  return [
    `${jobCountries[country]}, ${role === null ? 'all roles' : wordOf(role)}`,
    String(n),
    shown(figures.p25),
    shown(figures.median),
    shown(figures.p75),
    shown(figures.median_before),
  ];
}

function skills({ skills: rows }: ReportFigures): string {
  if (rows.length === 0) {
    return 'No skill is in more open postings than a week earlier.';
  }
  return table(
    ['Skill', 'Open postings', 'A week earlier', 'Change'],
    rows.map(({ skill, open, open_before: before }) => [
      skill,
      ...[open, before].map(String),
      change(open, before),
    ]),
  );
}

function method({ starts_on: start, measured_at: at, market }: ReportFigures): string {
  return `The figures${market === null ? '' : ' of this part'} come only from the postings on our own job board. They do not describe the whole market. A week runs from Monday 00:00 UTC to the end of Sunday, here ${weekDays(start)}. A posting is new in the week in which it was published. It is closed in the week in which it was closed or its last day passed. It is open if it was published and not closed by the end of the week. We never count sample postings. Counted on ${inWords(at)}.`;
}

function inWords(time: string): string {
  return `${formatDay(time)} at ${time.slice(11, 16)} UTC`;
}
