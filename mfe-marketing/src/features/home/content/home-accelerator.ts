/**
 * How many of 100 checks an engineer should meet in one of the four areas that the agency vets. It is the agency's own standard and
 * not a measured result; no score decides, and the page says so beside the bars.
 */
export interface PassMark {
  /** Stable name, printed as `data-claim` where the mark is shown. */
  key: string;
  /** Checks out of 100. */
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
  note: 'Each area has 100 checks. The bar shows how many of them we expect an engineer to meet. An engineer of ours judges the checks, and a person decides: no score does.',
  /** Follows a mark: `85 of 100 checks`. */
  outOf: 'of 100 checks',
  marks,
} as const;
