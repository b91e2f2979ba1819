/** The color of a compared series; the design system's four are apart for every kind of color vision. */
export function seriesColor(at: number): string {
  return `var(--data-${(at % 4) + 1})`;
}
