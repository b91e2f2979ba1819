import type { PageSection } from '../page-content';
import type { Timeline } from '../timeline';

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

/** When a client pays what, from the intake call on. */
export const payments: Timeline = {
  caption: 'What you pay, and when',
  parts: ['Call', 'Shortlist', 'Offer', 'Start', 'Month 2', 'Month 3'],
  rows: [
    {
      name: 'Search',
      text: 'For one hire or a contract, you pay nothing until the engineer starts.',
      from: 0,
      to: 3,
      isHollow: true,
    },
    {
      name: 'Fee for a permanent hire',
      text: 'One invoice, due after the engineer has started.',
      from: 3,
      to: 4,
    },
    {
      name: 'Guarantee',
      text: 'It starts on the engineer’s first day. Your agreement names its length.',
      from: 3,
      to: 6,
      isHollow: true,
    },
    {
      name: 'Contract rate',
      text: 'The hours or days worked, as invoiced, until the contract ends.',
      from: 3,
      to: 6,
    },
    {
      name: 'Retained search, if you ask for it',
      text: 'A fee for each stage, after we have delivered it.',
      from: 1,
      to: 3,
    },
  ],
  note: 'Filled bars are what you pay. Hollow bars cost nothing. The stages are not to scale.',
};
