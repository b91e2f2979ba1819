import { claims } from './claims.ts';

/**
 * One of the four clocks of a search, in order. The first three start with the intake call: the call in which employer and
 * recruiter agree on the role. The fourth starts on the engineer's first day.
 */
export interface Clock {
  key: 'shortlist' | 'interviews' | 'placement' | 'support';
  name: string;
  /** When it ends, as it is shown. */
  when: string;
  /** Days after the intake call at which it begins and ends, for drawings; weeks and months are counted as 7 and 30 days. */
  fromDay: number;
  toDay: number;
  /** One sentence that defines it. */
  definition: string;
}

const { averageShortlist, placementWeeks, urgentPlacement, support } = claims;

export const clocks: readonly Clock[] = [
  {
    key: 'shortlist',
    name: 'Shortlist',
    when: `${averageShortlist.value} hours on average`,
    fromDay: 0,
    toDay: 3,
    definition: `From the intake call to a shortlist of vetted engineers: ${averageShortlist.value} hours on average.`,
  },
  {
    key: 'interviews',
    name: 'Interviews',
    when: 'the following days',
    fromDay: 3,
    toDay: 14,
    definition:
      'Everyone on the shortlist is ready to interview. Your interviews start in the days after you receive it, at the pace of your team.',
  },
  {
    key: 'placement',
    name: 'Placement',
    when: placementWeeks.figure,
    fromDay: 14,
    toDay: 28,
    definition: `From the intake call to a signed placement: ${placementWeeks.figure}, or ${urgentPlacement.figure} when the search is urgent and your interviewers keep time free.`,
  },
  {
    key: 'support',
    name: 'Support',
    when: support.figure,
    fromDay: 28,
    toDay: 28 + 180,
    definition: `From the engineer’s first day: ${support.figure} of support for both sides.`,
  },
];
