import type { SalaryBand } from '@talent/data/salary-data';
import { formatCount, formatPay, formatPeriod } from '@talent/ui/format-pay';
import { guideText } from '../content/guide-text';
import { levelLabels } from '../../../content/levels';
import { isPublished } from '../facts/guide';
import type { GuideCanadianOccupation, PublishedRole } from '../facts/guide';
import type { GuideDocument } from '../facts/guide-page';
import { changeAYear, historyYears, periodOf, placesOf } from '../facts/table-facts';
import { medianChange } from '../facts/median-change';
import { drawSource } from './pdf-chapters';
import { looks } from './pdf-looks';
import { ensure, write } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { drawTable } from './pdf-table';
import type { PdfColumn } from './pdf-table';

const { levelTable, officialTable, historyTable, canadaTable } = guideText;
const figures = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
const figureColumns: readonly PdfColumn[] = figures.map((figure) => ({
  head: figure === 'p50' ? levelTable.median : figure,
  share: 1,
  isNumeric: true,
}));

/** A role by level. */
export function drawLevels(paper: Paper, role: PublishedRole, { guide }: GuideDocument): void {
  const columns: PdfColumn[] = [
    { head: levelTable.level, share: 1.3 },
    { head: levelTable.n, share: 0.7, isNumeric: true },
    ...figureColumns,
    { head: levelTable.interval, share: 2, isNumeric: true },
  ];
  const period = formatPeriod(role.all.period);
  ensure(paper, 60 + (role.levels.length + 1) * 20);
  write(paper, 'P', `${role.label}: ${levelTable.caption} ${period}`, looks.caption);
  drawTable(paper, columns, [role.all, ...role.levels].map(levelRow), 4);
  drawSource(paper, guide.sources.postings.name, period);
}

function levelRow(band: SalaryBand): string[] {
  const name = band.level === null ? guideText.allLevels : levelLabels[band.level];
  const n = band.n === null ? levelTable.none : formatCount(band.n);
  if (!isPublished(band)) return [name, n, levelTable.suppressed];
  const { interval } = band;
  const range = interval && [interval.low, interval.high].map((pay) => amount(pay, 'USD'));
  return [
    ...[name, n, ...figures.map((figure) => amount(band[figure], 'USD'))],
    range?.join('–') ?? levelTable.none,
  ];
}

/** Official wages by occupation. */
export function drawOccupations(paper: Paper, { guide }: GuideDocument): void {
  const columns: PdfColumn[] = [
    { head: officialTable.occupation, share: 2.6 },
    { head: officialTable.employed, share: 1.1, isNumeric: true },
    ...figureColumns,
  ];
  const period = guide.occupations[0]?.now.period ?? '';
  write(paper, 'P', `${officialTable.caption} ${period}`, looks.caption);
  const rows = guide.occupations.map(({ name, code, now }) => [
    `${name}, ${code}`,
    now.n === null ? levelTable.none : formatCount(now.n),
    ...figures.map((figure) => amount(now[figure], 'USD')),
  ]);
  drawTable(paper, columns, rows, 4);
  drawSource(paper, guide.sources.official.name, period);
}

/** Official medians by year. */
export function drawHistory(paper: Paper, { guide }: GuideDocument): void {
  const occupations = guide.occupations.filter((occupation) => medianChange(occupation));
  if (occupations.length === 0) return;
  const years = historyYears(occupations);
  const columns: PdfColumn[] = [
    { head: officialTable.occupation, share: 2.6 },
    ...years.map((year) => ({ head: String(year), share: 1, isNumeric: true })),
    { head: historyTable.change, share: 1, isNumeric: true },
  ];
  const rows = occupations.map((occupation) => [
    occupation.name,
    ...years.map((year) => {
      const median = occupation.history.find((entry) => entry.year === year)?.p50;
      return median === undefined ? historyTable.none : formatPay(median, 'USD');
    }),
    changeAYear(occupation),
  ]);
  ensure(paper, 120);
  write(paper, 'P', historyTable.caption, looks.caption);
  drawTable(paper, columns, rows);
  drawSource(paper, guide.sources.official.name, '');
}

/** Wages of a Canadian occupation by place. */
export function drawPlaces(
  paper: Paper,
  occupation: GuideCanadianOccupation,
  { guide }: GuideDocument,
): void {
  const columns: PdfColumn[] = [
    { head: canadaTable.place, share: 2 },
    ...[canadaTable.low, canadaTable.median, canadaTable.high].map((head) => ({
      head,
      share: 1,
      isNumeric: true,
    })),
  ];
  const rows = placesOf(occupation).map((band) => [
    band.regionName ?? canadaTable.country,
    ...[band.p10, band.p50, band.p90].map((pay) => amount(pay, 'CAD')),
  ]);
  const { canada } = guide.sources;
  ensure(paper, 110);
  const caption = `${occupation.name} (${occupation.code}), ${canadaTable.caption}, ${periodOf(occupation)}`;
  write(paper, 'P', caption, looks.caption);
  drawTable(paper, columns, rows, 2);
  drawSource(paper, canada.name, '', canada.attribution ?? '');
}

function amount(pay: number | null, currency: 'USD' | 'CAD'): string {
  return pay === null ? levelTable.none : formatPay(pay, currency);
}
