/** Words of the list of sources and their rhythm. */
export const editionsTexts = {
  title: 'Sources of pay and market figures',
  lede: 'Pages say how old each figure is. Import a newer edition when one is overdue: pnpm data salaries or pnpm data market.',
  caption: 'Sources: the current edition, and whether the next one is overdue',
  columns: { source: 'Source', edition: 'Edition', rhythm: 'New editions', state: 'State' },
  state: (overdue: number | null): string => {
    if (overdue === null) return 'Not overdue';
    return overdue < 1 ? 'Overdue' : `Overdue for ${overdue} ${overdue === 1 ? 'month' : 'months'}`;
  },
  overdue: (count: number): string =>
    count === 1 ? 'One source is overdue.' : `${count} sources are overdue.`,
  none: 'No source is overdue.',
  loading: 'Loading the sources',
  failed: 'The sources could not be loaded.',
  retry: 'Try again',
} as const;
