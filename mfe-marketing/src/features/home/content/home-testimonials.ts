import { claims } from '@talent/content/claims';
import type { CustomerQuote } from '@talent/sdk/contract';

/** A quote after a placement. */
export type Testimonial = Omit<CustomerQuote, 'rating'> & {
  /** Stars, 1 to 5; null for a sample, which nobody has rated. */
  rating: number | null;
};

const { averageShortlist, placementWeeks, support } = claims;

/** Samples of the demonstration: the page says that no one in them exists. Real ones come from the setting TESTIMONIALS. */
export const sampleTestimonials: readonly Testimonial[] = [
  {
    quote:
      'Three profiles, and on each the things that the person had not done. We argued about two of them and hired the third.',
    author: 'Robin Sample',
    title: 'Head of Data',
    company: 'Example Lending',
    initials: 'RS',
    rating: null,
    metrics: `Shortlist in ${averageShortlist.value} hours`,
  },
  {
    quote:
      'Our detector worked in the demo and failed at dusk. The engineer asked for the evening footage before we had finished explaining.',
    author: 'Noor Specimen',
    title: 'VP Engineering',
    company: 'Specimen Robotics',
    initials: 'NS',
    rating: null,
    metrics: `Placed within ${placementWeeks.value} weeks`,
  },
  {
    quote:
      'In the second month they rang us, then they rang the engineer. That is how we heard that the data access was still missing.',
    author: 'Alex Placeholder',
    title: 'Chief Technology Officer',
    company: 'Placeholder Health',
    initials: 'AP',
    rating: null,
    metrics: `${support.figure} ${support.label}`,
  },
];

/** The home page's testimonial carousel. */
export const homeTestimonials = {
  title: 'How a placement sounds afterwards',
  sample:
    'Example customers: these people, companies and words are made up to show what a reference covers.',
  badge: 'Example customer',
  /** In place of the stars of a sample. */
  unrated: 'Sample',
  /** Name of the row of dots. */
  choose: 'Choose a testimonial',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
} as const;
