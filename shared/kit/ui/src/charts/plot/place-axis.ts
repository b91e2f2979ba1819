import { formatEdition, monthName } from '@talent/sdk/format';
import { percent } from './linear-axis.ts';

/** A labelled place of a horizontal axis. */
export interface PlaceTick {
  /** Percent of the axis. */
  at: number;
  label: string;
  /** Left out in the narrow layout, where there is no room. */
  isWideOnly: boolean;
}

/** The horizontal axis of lines. */
export interface PlaceAxis {
  /** Every place that any series has, in order. */
  places: readonly string[];
  /** Percent of the axis, one for each place. */
  at: readonly number[];
  ticks: readonly PlaceTick[];
}

const ISO = /^\d{4}(-\d\d(-\d\d)?)?$/;
/** With so many places or fewer, each has its label. */
const FEW = 8;

/**
 * The axis of places such as `2024`, `2024-06` or `2024-06-30`, at distances in time. If one place is no date of this
 * form, all have the same distance, in the order in which they are given. Up to two months are labelled by their places,
 * more by months or years.
 */
export function placeAxis(
  given: readonly string[],
  format: (place: string) => string = formatEdition,
): PlaceAxis {
  const distinct = [...new Set(given)];
  const isTime = distinct.length > 0 && distinct.every((place) => ISO.test(place));
  const places = isTime ? distinct.sort() : distinct;
  const times = places.map((place, at) => (isTime ? Date.parse(place) : at));
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const share = (time: number) => (to === from ? 50 : percent((time - from) / (to - from)));
  const ticks =
    isTime && places.length > FEW && to - from > 2 * MONTH
      ? timeTicks(from, to).map(({ time, ...tick }) => ({ ...tick, at: share(time) }))
      : placeTicks(places, times.map(share), format);
  return { places, at: times.map(share), ticks };
}

function placeTicks(
  places: readonly string[],
  at: readonly number[],
  format: (place: string) => string,
): PlaceTick[] {
  // Where not all have a label, five are enough: the first is beside its tick and not under it.
  const step = places.length > FEW ? Math.ceil(places.length / 5) : 1;
  const last = places.length - 1;
  const isCrowded = places.length > 5 || places.some((place) => format(place).length > 8);
  return places.flatMap((place, index) => {
    const isEnd = index === 0 || index === last;
    if (!isEnd && (index % step !== 0 || last - index < step)) return [];
    return [{ at: at[index] ?? 0, label: format(place), isWideOnly: isCrowded && !isEnd }];
  });
}

const MONTH = 30.4 * 86_400_000;

/** Years, or months where the whole axis is shorter than three years. */
function timeTicks(from: number, to: number) {
  const isYears = to - from > 36 * MONTH;
  const units = (to - from) / MONTH / (isYears ? 12 : 1);
  const step = [1, 2, 3, 6, 12].find((size) => units / size <= FEW) ?? 24;
  const start = new Date(from);
  const ticks: { time: number; label: string; isWideOnly: boolean }[] = [];
  for (let count = 0; ; count += step) {
    const time = isYears
      ? Date.UTC(start.getUTCFullYear() + count, 0)
      : Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count);
    if (time > to) return ticks;
    if (time < from) continue;
    const day = new Date(time);
    const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
    const label = isYears
      ? String(year)
      : `${monthName(month).slice(0, 3)}${ticks.length === 0 || month < step ? ` ${year}` : ''}`;
    ticks.push({ time, label, isWideOnly: ticks.length % 2 === 1 });
  }
}
