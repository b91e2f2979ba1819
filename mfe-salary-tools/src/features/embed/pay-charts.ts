import type { SalaryBand, SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import { formatCount, formatPay } from '@talent/sdk/format';
import { bandShape } from '../../calculations/bands/band-shape';
import { isHeadline } from '../../calculations/bands/headline';
import { HEADLINE_SAMPLE, SMALL_SAMPLE } from '../../calculations/bands/small-sample';
import { anyLabels, levelLabels } from '../../content/levels';
import { formatRanges } from '../../content/reported-ranges';
import { embedText } from './content/embed-text';
import { rangeRows, type RangeRow } from './drawings/range-rows';
import type { EmbedChart } from './embed-document';

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
    measure: embedText.pay(first.period),
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
    measure: embedText.pay(all.period),
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

/** Reported pay ranges of the whole United States. */
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
  const shape = bandShape(band, 'quartiles');
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
