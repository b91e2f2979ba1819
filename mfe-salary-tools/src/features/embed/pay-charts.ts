import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import { formatCount, formatPay, formatShortPay, type Currency } from '@talent/sdk/format';
import { bandShape } from '../../calculations/bands/band-shape';
import { isHeadline } from '../../calculations/bands/headline';
import { HEADLINE_SAMPLE, SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { anyLabels, levelLabels } from '../../content/levels';
import { formatRanges } from '../../content/reported-ranges';
import { agesOf } from '../../content/source-dates';
import { embedText } from './content/embed-text';
import type { EmbedChart } from './embed-document';
import { linearAxis, type LinearAxis } from '@talent/ui/linear-axis';
import { markup, type Markup } from './markup';

const PAGE = '/ai-ml-salary-data';
/** More would not fit into a frame that a page can hold. */
const MOST_ROLES = 6;

const levels = ['EN', 'MI', 'SE', 'EX'] as const;

/** The first roles of the site's list with many ranges, highest median first; null where the data has no two of them. */
export function payByRole(data: SalaryData): EmbedChart | null {
  const order = data.roles.map(({ key }) => key);
  const bands = usRanges(data)
    .filter((band) => isHeadline(band) && payOf(band) !== null && isForHeadlines(band))
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
    .slice(0, MOST_ROLES)
    .toSorted((a, b) => (b.p50 ?? 0) - (a.p50 ?? 0));
  const [first, last] = [bands[0], bands.at(-1)];
  const source = first && sourceOf(data, first);
  if (!first || !last || first === last || !source) return null;
  const text = embedText.roles;
  const label = (band: SalaryBand) => roleLabel(data, band.role) ?? band.role;
  return {
    title: text.title,
    finding: text.finding(label(first), median(first), label(last), median(last)),
    measure: embedText.pay(agesOf([first], source)),
    drawing: rangeRows(
      bands.map((band) => rowOf(label(band), band)),
      first.currency,
    ),
    notes: [text.limit(formatCount(HEADLINE_SAMPLE)), sourceLine(source)],
    page: PAGE,
  };
}

/** An open role by level; null for a role that is not open, and where all levels together have no figure. */
export function payByLevel(data: SalaryData, role: string): EmbedChart | null {
  const label = data.roles.find(({ key, open }) => open && key === role)?.label;
  const own = usRanges(data).filter(
    (band) => band.role === role && band.current && band.workMode === null,
  );
  const all = own.find(({ level }) => level === null);
  const source = all && sourceOf(data, all);
  if (label === undefined || !all || payOf(all) === null || !source) return null;
  const graded = levels.flatMap((level) => own.find((band) => band.level === level) ?? []);
  // The headline rests on no level with few ranges.
  const shown = graded.filter((band) => payOf(band) !== null && isForHeadlines(band));
  const [first, last] = [shown[0], shown.at(-1)];
  const text = embedText.levels;
  return {
    title: text.title(label),
    finding:
      first && last && first !== last
        ? text.finding(label, median(first), levelName(first), median(last), levelName(last))
        : text.single(label, median(all)),
    measure: embedText.pay(agesOf([all], source)),
    drawing: rangeRows(
      [all, ...graded].map((band) =>
        rowOf(band.level ? levelLabels[band.level] : anyLabels.level, band),
      ),
      all.currency,
    ),
    notes: [text.limit(formatCount(SMALL_SAMPLE)), sourceLine(source)],
    page: `${PAGE}/${role}`,
  };
}

/** Keys of the open roles whose pay by level can be drawn. */
export function rolesByLevel(data: SalaryData): string[] {
  return data.roles.flatMap(({ key }) => (payByLevel(data, key) === null ? [] : [key]));
}

function usRanges({ bands }: SalaryData): SalaryBand[] {
  return bands.filter(
    ({ country, region, nKind }) => country === 'US' && region === null && nKind === 'postings',
  );
}

function rowOf(label: string, band: SalaryBand): RangeRow {
  const detail = formatRanges(band.n ?? 0);
  return { label, detail, isSmall: isSmall(band), pay: payOf(band) };
}

function isForHeadlines({ n }: SalaryBand): boolean {
  return n !== null && n >= HEADLINE_SAMPLE;
}

function isSmall({ n }: SalaryBand): boolean {
  return n === null || n < SMALL_SAMPLE;
}

function payOf(band: SalaryBand): RangeRow['pay'] {
  const shape = bandShape(band);
  return shape.kind === 'none' ? null : shape;
}

/** Only of bands that `payOf` has figures of. */
function median({ p50, currency }: SalaryBand): string {
  return formatPay(p50 ?? 0, currency);
}

function levelName({ level }: SalaryBand): string {
  return level === null ? '' : levelLabels[level].toLowerCase();
}

function roleLabel({ roles }: SalaryData, role: string): string | undefined {
  return roles.find(({ key }) => key === role)?.label;
}

function sourceOf({ sources }: SalaryData, { source }: SalaryBand): SalarySource | undefined {
  return sources.find(({ key }) => key === source);
}

function sourceLine({ name, licence, attribution }: SalarySource): string {
  return [embedText.source(name, licence), attribution].filter(Boolean).join(' ');
}

interface RangeRow {
  label: string;
  /** The basis of the figures, such as `975 ranges`. */
  detail: string;
  /** Drawn hollow, because the figures rest on few ranges. */
  isSmall: boolean;
  /** Null where there are too few ranges to show. A point is a band whose percentiles are the same amount. */
  pay: { kind: 'range'; low: number; median: number; high: number } | Point | null;
}

interface Point {
  kind: 'point';
  median: number;
}

function rangeRows(rows: readonly RangeRow[], currency: Currency): Markup {
  const axis = linearAxis(
    rows.flatMap(({ pay }) => {
      if (pay === null) return [];
      return pay.kind === 'point' ? [pay.median] : [pay.low, pay.high];
    }),
  );
  return markup`<ul>${rows.map((row) => markupOf(row, axis, currency))}</ul>`;
}

function markupOf({ label, detail, isSmall, pay }: RangeRow, axis: LinearAxis, currency: Currency) {
  if (pay === null) {
    const reason = `${detail}: ${embedText.tooFew}`;
    return markup`<li><p class="row"><b>${label}</b><span>${reason}</span></p></li>`;
  }
  const text = (amount: number) => formatPay(amount, currency);
  const short = (amount: number) => formatShortPay(amount, currency);
  const middle = axis.at(pay.median);
  const median = `${embedText.median} ${text(pay.median)}`;
  const line = markup`<line class="mid" x1="${middle}%" x2="${middle}%" y1="1" y2="18"/>`;
  const row = (name: string, bar: Markup) =>
    markup`<li><p class="row"><b>${label}</b><span>${text(pay.median)} · ${detail}</span></p>
<div class="rows"><svg role="img" aria-label="${label}: ${name}">${bar}${line}</svg></div></li>`;
  if (pay.kind === 'point') return row(median, markup``);
  const [start, end] = [axis.at(pay.low), axis.at(pay.high)];
  const width = Math.round((end - start) * 100) / 100;
  return row(
    `${embedText.middle} ${text(pay.low)} to ${text(pay.high)}, ${median}`,
    markup`<rect class="${isSmall ? 'one few' : 'one'}" x="${start}%" y="5" width="${width}%" height="9"/><text x="${start}%" dx="-7" y="14" text-anchor="end">${short(pay.low)}</text><text x="${end}%" dx="7" y="14">${short(pay.high)}</text>`,
  );
}
