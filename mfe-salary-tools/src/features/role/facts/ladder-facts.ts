import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { roleColor } from '@talent/ui/chart-color';
import { haveOverlap, isSound } from '../../../content/findings';
import { levelLabels } from '../../../content/levels';
import { payDomain } from '../../../calculations/bands/pay-domain';
import { rolePage as text } from '../content/role-page';
import type { RangeFacts } from './role-page-data';
import { sourceLines } from './source-line';
import { toRangeRow } from './to-range-row';

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
