import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { haveOverlap } from '../../../content/findings';
import { levelLabels, workModeLabels } from '../../../content/levels';
import { formatRanges } from '../../../content/reported-ranges';
import { levelBands } from './ladder-facts';

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
