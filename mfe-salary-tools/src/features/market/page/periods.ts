import { formatDay, formatEdition } from '@talent/sdk/format';
import type { ShownSource } from '../facts/market-page';

/** `January 1, 2019 to June 30, 2026`, or months where the source publishes months. */
export function periodOf({ grain, firstDay, lastDay }: ShownSource): string {
  const format = grain === 'day' ? formatDay : (day: string) => formatEdition(day.slice(0, 7));
  return `${format(firstDay)} to ${format(lastDay)}`;
}

/** The lines of several sources: one for all if they say the same, else one each with its name. */
export function linesOf(
  sources: readonly ShownSource[],
  format: (source: ShownSource) => string | null,
): string[] {
  const lines = sources.map(format);
  const [first] = lines;
  if (lines.every((line) => line === first))
    return first === null || first === undefined ? [] : [first];
  return sources.flatMap(({ name }, at) => (lines[at] ? [`${name}: ${lines[at]}`] : []));
}
