/** Colors of compared series, apart for every kind of color vision: the design system's. */
export const seriesColors = [
  'var(--data-1)',
  'var(--data-2)',
  'var(--data-3)',
  'var(--data-4)',
] as const;

export function seriesColor(at: number): string {
  return seriesColors[at % seriesColors.length] ?? seriesColors[0];
}
