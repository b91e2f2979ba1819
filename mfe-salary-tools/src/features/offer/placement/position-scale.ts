import type { PublishedFigure } from '../../../calculations/bands/place/percentile';

/** Share of the whole width that stays free at each end. */
const MARGIN = 0.06;

/** Places amounts on a line with room at both ends, for the figures of a band and marked amounts, all in one currency. `figures` is not empty. */
export function positionScale(figures: readonly PublishedFigure[], marked: readonly number[]) {
  const amounts = [...figures.map((figure) => figure.amount), ...marked];
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const width = Math.max(high - low, 1);
  const share = (value: number) => MARGIN + ((value - low) / width) * (1 - 2 * MARGIN);
  const length = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return {
    /** An SVG length such as `42.5%`. */
    at: (value: number) => length(share(value)),
    /** Distance of two amounts as an SVG length. */
    length: (from: number, to: number) => length(share(to) - share(from)),
    /** Whether labels at these amounts would overlap on a narrow screen. */
    isNear: (a: number, b: number) => Math.abs(share(a) - share(b)) < 0.17,
    /** How a label at this amount has to be anchored to stay inside the drawing. */
    anchor: (value: number) =>
      share(value) < 0.2 ? 'start' : share(value) > 0.8 ? 'end' : 'middle',
  };
}
