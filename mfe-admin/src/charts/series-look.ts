const colors = ['var(--data-1)', 'var(--data-2)', 'var(--data-3)', 'var(--data-4)'] as const;

/** The look of a line: its color, and dashes from the fifth line on. */
export function seriesLook(at: number): { color: string; dashes: string | undefined } {
  return {
    color: colors[at % colors.length] ?? colors[0],
    dashes: at < colors.length ? undefined : '5 4',
  };
}
