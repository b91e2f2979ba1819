const PITCH = 10;
const WIDTH = 4;
const HEIGHT = 48;
/** Height of the stroke of an hour: highest where something happens, then at the end of a day. */
const heights = { event: 48, day: 34, other: 22 };

/** Box of the drawing: 73 strokes, from hour 0 to hour 72. */
export const strokesBox = `0 0 ${72 * PITCH + WIDTH} ${HEIGHT}`;

/** The strokes of some hours as one path. @param events - hours in which something happens */
export function strokesPath(from: number, to: number, events: readonly number[]): string {
  let path = '';
  for (let hour = from; hour <= to; hour += 1) {
    const height = heights[events.includes(hour) ? 'event' : hour % 24 === 0 ? 'day' : 'other'];
    path += `M${hour * PITCH} ${HEIGHT - height}h${WIDTH}v${height}h-${WIDTH}z`;
  }
  return path;
}
