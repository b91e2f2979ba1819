import type { PageSection } from '../page-content';

/** Fees, rates, guarantee and employment: the operator's settings. */
export const terms: PageSection = {
  id: 'terms',
  title: 'Fees, guarantee and replacement: what you pay and when',
  shortTitle: 'Fees and guarantee',
  blocks: [
    {
      kind: 'table',
      caption: 'Three fee models',
      columns: ['Model', 'What you pay', 'When', 'Fits'],
      rows: [
        [
          'Contingent (permanent hire)',
          '{fee}',
          'After the engineer has started. Without a hire you pay nothing.',
          'One permanent role with a clear brief.',
        ],
        [
          'Retained or team search',
          'A fee for the whole search, in stages that a written agreement names. We use this model only when you ask for it.',
          'For each stage after we have delivered it. Nothing upfront.',
          'Leadership roles, confidential searches and whole teams.',
        ],
        [
          'Contract margin',
          'An hourly or daily rate. {rates} You see how much of it is our margin.',
          'For the hours or days worked, as invoiced.',
          'Projects with an end date, and gaps in a team.',
        ],
      ],
    },
    {
      kind: 'pairs',
      pairs: [
        {
          term: 'Guarantee',
          text: '{guarantee} It starts on the engineer’s first day and covers permanent hires.',
        },
        { term: 'Replacement', text: '{replacement}' },
        { term: 'Shortest contract', text: '{minimum}' },
        { term: 'When a contractor joins you', text: '{conversion}' },
        { term: 'W-2, 1099 or employer of record', text: '{employment}' },
        {
          term: 'What the agreement names',
          text: 'The percentage or the rate, when it is due, the guarantee period, and what ends the guarantee. You have it before you interview anyone.',
        },
        {
          term: 'What “no upfront fees” means',
          text: 'In a contingent search and for a contract, you pay nothing before the engineer starts: the intake call, the shortlist and the interviews are free. In a retained search you pay for stages, each one after it is delivered, and also when nobody is hired.',
        },
      ],
    },
  ],
};
