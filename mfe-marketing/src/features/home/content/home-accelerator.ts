/**
 * A mark that the agency asks for before it shows an engineer to an employer. It is a rule that the
 * agency sets for itself, not a measured result, and the page says so beside the bars.
 */
export interface PassMark {
  /** Stable name, printed as `data-claim` where the mark is shown. */
  key: string;
  /** Points out of 100. */
  mark: number;
  label: string;
  text: string;
}

const marks: readonly PassMark[] = [
  {
    key: 'mark-modelling',
    mark: 85,
    label: 'Modelling',
    text: 'Starts with the simplest thing that could work, and remembers by how much the clever one beat it.',
  },
  {
    key: 'mark-evaluation',
    mark: 95,
    label: 'Evaluation',
    text: 'Can say what a score leaves out. Our strictest mark, because a wrong measurement makes everything after it look right.',
  },
  {
    key: 'mark-research',
    mark: 78,
    label: 'Research',
    text: 'Reproduces a paper and finds the step it skipped. The lowest of the four: few products need the next paper written.',
  },
  {
    key: 'mark-production',
    mark: 92,
    label: 'Production',
    text: 'Has been woken by a system of their own, and changed it so that it let the next person sleep.',
  },
];

/** The home page's talent accelerator. */
export const homeAccelerator = {
  kicker: 'Talent accelerator',
  title: 'Four marks to reach before you meet anybody',
  lede: 'Interviews go faster when the slow questions have been asked already. We ask them, mark the answers out of 100, and hold back whoever misses one.',
  note: 'Pass marks that we set ourselves. They say what we ask for, not how anybody scored.',
  /** Follows a mark: `85 of 100`. */
  outOf: 'of 100',
  marks,
} as const;
