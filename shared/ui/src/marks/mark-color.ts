/** `ink` for all marks, `signal` for the one group that the caption names, `accent` for the exception. */
export type MarkColor = 'ink' | 'signal' | 'accent';

/** In the order in which they are drawn. */
export const colors: readonly MarkColor[] = ['ink', 'signal', 'accent'];
