const colours = ['var(--data-1)', 'var(--data-2)', 'var(--data-3)', 'var(--data-4)'] as const;

/** The look of a line: its color, and dashes from the fifth line on. */
export function seriesLook(at: number): { colour: string; dashes: string | undefined } {
  return {
    colour: colours[at % colours.length] ?? colours[0],
    dashes: at < colours.length ? undefined : '5 4',
  };
}
