import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { roleColor } from '@talent/ui/chart-color';
import { haveOverlap, isSound } from '../../../content/findings';
import { levelLabels, workModeLabels } from '../../../content/levels';
import { payDomain } from '../../../calculations/bands/pay-domain';
import { rolePage as text } from '../content/role-page';
import type { RangeFacts } from './role-page-data';
import { sourceLines } from './source-lines';
import { toRangeRow } from '../../../content/range-row';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { formatRanges } from '../../../content/reported-ranges';

/** All levels, then each level from the lowest; null where no level has figures. */
export function ladderFacts(
  label: string,
  bands: readonly SalaryBand[],
  data: SalaryData,
): RangeFacts | null {
  const all = bands.find(({ level, workMode }) => level === null && workMode === null);
  const levels = levelBands(bands);
  if (!all || levels.every(({ p50 }) => p50 === null)) return null;
  const color = roleColor(all.role);
  const rows = [
    toRangeRow(all, text.rows.allLevels, color),
    ...levels.map((band) => toRangeRow(band, nameOf(band), color)),
  ];
  return {
    headline: ladderFinding(label, levels) ?? `${label}: pay by level`,
    subtitle: `Reported pay ranges by level, ${text.unit}`,
    rows,
    domain: payDomain([all, ...levels]) ?? null,
    sources: sourceLines([all, ...levels], data),
  };
}

/** The bands of single levels in all work modes, lowest level first. */
export function levelBands(bands: readonly SalaryBand[]): SalaryBand[] {
  return Object.keys(levelLabels).flatMap(
    (level) => bands.find((band) => band.level === level && band.workMode === null) ?? [],
  );
}

/** How far apart the lowest and the highest level with enough ranges are; null without two. */
export function ladderFinding(label: string, levels: readonly SalaryBand[]): string | null {
  const sound = levels.flatMap((band) =>
    band.p50 === null || !isSound(band) ? [] : [{ ...band, p50: band.p50 }],
  );
  const [low, high] = [sound[0], sound.at(-1)];
  if (!low || !high || low === high) return null;
  const pay = (amount: number) => formatPay(amount, high.currency);
  const [lowName, highName] = [nameOf(low).toLowerCase(), nameOf(high).toLowerCase()];
  if (haveOverlap(low, high)) {
    return `${label}: the medians at ${lowName} (${pay(low.p50)}) and ${highName} (${pay(high.p50)}) are too close to rank`;
  }
  return `${label}: the median is ${pay(low.p50)} at ${lowName} and ${pay(high.p50)} at ${highName}`;
}

function nameOf({ level }: SalaryBand): string {
  return level === null ? text.rows.allLevels : levelLabels[level];
}

interface Group {
  name: string;
  band: SalaryBand;
}

/** The data's sentences about levels and work modes: one sentence for each two neighbors with enough ranges. */
export function moverFacts(bands: readonly SalaryBand[]): string[] {
  const levels = levelBands(bands).flatMap((band) =>
    band.level === null ? [] : [{ name: levelLabels[band.level], band }],
  );
  const modes = (['onsite', 'hybrid', 'remote'] as const).flatMap((mode) => {
    const band = bands.find((each) => each.level === null && each.workMode === mode);
    return band ? [{ name: workModeLabels[mode], band }] : [];
  });
  return [...neighbors(levels), ...neighbors(modes)];
}

function neighbors(groups: readonly Group[]): string[] {
  const sound = groups.filter(({ band }) => band.p50 !== null && (band.n ?? 0) >= SMALL_SAMPLE);
  return sound.slice(1).map((group, at) => difference(sound[at] ?? group, group));
}

function difference(a: Group, b: Group): string {
  const [from, to] = [a.band.p50 ?? 0, b.band.p50 ?? 0];
  const pay = (amount: number) => formatPay(amount, b.band.currency);
  const basis = `Based on ${formatRanges(a.band.n ?? 0)} and ${formatRanges(b.band.n ?? 0)}.`;
  if (haveOverlap(a.band, b.band)) {
    return `${a.name} and ${b.name.toLowerCase()}: the medians, ${pay(from)} and ${pay(to)}, are too close to rank. ${basis}`;
  }
  const [more, less] = to > from ? [b.name, a.name] : [a.name, b.name];
  return `${more}: the median is ${pay(Math.abs(to - from))} higher than for ${less.toLowerCase()} (${pay(Math.max(from, to))} and ${pay(Math.min(from, to))}). ${basis}`;
}
