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

/** Samples: the page says that these people do not exist. Replace them with quotes that real customers have approved. */
const items: readonly Testimonial[] = [
  {
    quote:
      'We got three profiles, and each one said what the person had not done yet. That made the choice easy to discuss with the team.',
    author: 'Robin Sample',
    title: 'Head of Data',
    company: 'Example Lending',
    initials: 'RS',
    rating: 5,
    metrics: `Shortlist in ${averageShortlist.value} hours`,
  },
  {
    quote:
      'Our detector worked in the demo and failed at dusk. In the first interview, the engineer asked to see the evening footage.',
    author: 'Noor Specimen',
    title: 'VP Engineering',
    company: 'Specimen Robotics',
    initials: 'NS',
    rating: 5,
    metrics: `Placed within ${placementWeeks.value} weeks`,
  },
  {
    quote:
      'In the second month they called us, then the engineer. That is how we found out that data access was still missing.',
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
  title: 'What customers say after a placement',
  sample:
    'Sample testimonials: these people, companies and quotes are made up to show what a reference covers.',
  badge: 'Sample testimonial',
  /** Name of the row of dots. */
  choose: 'Choose a testimonial',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  items,
} as const;
