const colours = ['var(--data-1)', 'var(--data-2)', 'var(--data-3)', 'var(--data-4)'] as const;

/** How a line is told from others: by colour, and the fifth and later ones also by dashes. */
export function seriesLook(at: number): { colour: string; dashes: string | undefined } {
  return {
    colour: colours[at % colours.length] ?? colours[0],
    dashes: at < colours.length ? undefined : '5 4',
  };
}
