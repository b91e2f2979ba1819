import type { PageSection } from '../page-content';

/** Number of sample jobs that the database is filled with. */
export const SAMPLE_JOBS = 14;

/** Says which parts of a demonstration are examples and which are real. */
export const aboutThisDemonstration: PageSection = {
  id: 'about-this-demonstration',
  title: 'About this demonstration',
  only: 'demo',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'This site is a demonstration. It shows how an agency of this kind works and presents itself. Some of it is made up, and some of it is real.',
      ],
    },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        {
          title: 'These are examples',
          text: `The brand, the placement figures and other claims about past work, the testimonials, and the ${SAMPLE_JOBS} sample jobs. Each testimonial and each job says that it is a sample, and nobody is hiring for these jobs.`,
        },
        {
          title: 'These are real',
          text: 'All salary and market figures. Each figure names its source, its period and how many postings or people it is based on. The [salary dashboard](/ai-ml-salary-data) lists all sources.',
        },
      ],
    },
  ],
};
