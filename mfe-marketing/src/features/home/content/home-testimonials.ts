import { claims } from '@talent/content/claims';
import type { CustomerQuote } from '@talent/sdk/contract';

/** A quote after a placement. */
export type Testimonial = Omit<CustomerQuote, 'rating'> & {
  /** Stars, 1 to 5; null for a sample, which nobody has rated. */
  rating: number | null;
};

const { averageShortlist, placementWeeks, support } = claims;

/** Samples of the demonstration: the page says that these people do not exist. Real ones come from the setting TESTIMONIALS. */
export const sampleTestimonials: readonly Testimonial[] = [
  {
    quote:
      'We got three profiles, and each one said what the person had not done yet. That made the choice easy to discuss with the team.',
    author: 'Robin Sample',
    title: 'Head of Data',
    company: 'Example Lending',
    initials: 'RS',
    rating: null,
    metrics: `Shortlist in ${averageShortlist.value} hours`,
  },
  {
    quote:
      'Our detector worked in the demo and failed at dusk. In the first interview, the engineer asked to see the evening footage.',
    author: 'Noor Specimen',
    title: 'VP Engineering',
    company: 'Specimen Robotics',
    initials: 'NS',
    rating: null,
    metrics: `Placed within ${placementWeeks.value} weeks`,
  },
  {
    quote:
      'In the second month they called us, then the engineer. That is how we found out that data access was still missing.',
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
  title: 'What customers say after a placement',
  sample:
    'Sample testimonials: these people, companies and quotes are made up to show what a reference covers.',
  badge: 'Sample testimonial',
  /** In place of the stars of a sample. */
  unrated: 'Sample',
  /** Name of the row of dots. */
  choose: 'Choose a testimonial',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
} as const;
