/** Colors of compared series, apart for every kind of color vision: the design system's. */
export const seriesColours = [
  'var(--data-1)',
  'var(--data-2)',
  'var(--data-3)',
  'var(--data-4)',
] as const;

export function seriesColour(at: number): string {
  return seriesColours[at % seriesColours.length] ?? seriesColours[0];
}
