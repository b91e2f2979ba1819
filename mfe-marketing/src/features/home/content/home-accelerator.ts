/**
 * How high the agency sets the bar in one of the four areas that it vets, out of 100. It is the agency's own standard and not a
 * measured result; no score decides, and the page says so beside the bars.
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
    key: 'mark-modeling',
    mark: 85,
    label: 'Modeling',
    text: 'Starts with the simplest method that could work, and can say how much the complex one added.',
  },
  {
    key: 'mark-evaluation',
    mark: 95,
    label: 'Evaluation',
    text: 'Knows what a metric leaves out. This is our strictest bar: if the measurement is wrong, everything after it looks right.',
  },
  {
    key: 'mark-research',
    mark: 78,
    label: 'Research',
    text: 'Can reproduce a paper and find the step it skipped. Our lowest bar: few products need a new method.',
  },
  {
    key: 'mark-production',
    mark: 92,
    label: 'Production',
    text: 'Has been on call for a model they built, and fixed what paged them.',
  },
];

/** The home page's talent accelerator. */
export const homeAccelerator = {
  kicker: 'Talent accelerator',
  title: 'How we vet AI engineers before you meet them',
  lede: 'Every engineer on your shortlist has already been interviewed by an engineer of ours, in four areas. You start with the questions only you can ask.',
  note: 'The bars show how high we set the bar in each area, out of 100. They are our own standard, not anyone’s score: a person makes every decision.',
  /** Follows a mark: `85 of 100`. */
  outOf: 'of 100',
  marks,
} as const;
