import { claims } from '@talent/content/claims';

/** A quote after a placement. */
export interface Testimonial {
  quote: string;
  author: string;
  title: string;
  company: string;
  initials: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Text of the result badge. */
  metrics: string;
}

const { averageShortlist, placementWeeks, support } = claims;

/** Samples: the page says that no one in them exists. Replace them by quotations that someone has signed off. */
const items: readonly Testimonial[] = [
  {
    quote:
      'Three profiles, and on each the things that the person had not done. We argued about two of them and hired the third.',
    author: 'Robin Sample',
    title: 'Head of Data',
    company: 'Example Lending',
    initials: 'RS',
    rating: 5,
    metrics: `Shortlist in ${averageShortlist.value} hours`,
  },
  {
    quote:
      'Our detector worked in the demo and failed at dusk. The engineer asked for the evening footage before we had finished explaining.',
    author: 'Noor Specimen',
    title: 'VP Engineering',
    company: 'Specimen Robotics',
    initials: 'NS',
    rating: 5,
    metrics: `Placed within ${placementWeeks.value} weeks`,
  },
  {
    quote:
      'In the second month they rang us, then they rang the engineer. That is how we heard that the data access was still missing.',
    author: 'Alex Placeholder',
    title: 'Chief Technology Officer',
    company: 'Placeholder Health',
    initials: 'AP',
    rating: 5,
    metrics: `${support.figure} ${support.label}`,
  },
];

/** The home page's testimonial carousel. */
export const homeTestimonials = {
  title: 'How a placement sounds afterwards',
  sample:
    'Example customers: these people, companies and words are made up to show what a reference covers.',
  badge: 'Example customer',
  /** Name of the row of dots. */
  choose: 'Choose a testimonial',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  items,
} as const;
