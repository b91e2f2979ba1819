import { claims } from '@talent/content/claims';
import { searchClock } from '@talent/content/search-clock';
import type { PageContent } from '../page-content';
import { sampleShortlist } from '../sections/sample-shortlist';

const { averageShortlist, placementWeeks, urgentPlacement, support } = claims;

/** `/contact-ai-recruiters`; its form and its addresses are in `contact-text.ts`. */
export const contact: PageContent = {
  path: '/contact-ai-recruiters',
  sitemap: { changefreq: 'monthly', priority: 0.9 },
  head: {
    title: 'Contact Our AI Recruiters',
    description:
      'Tell our AI recruiters who you need and by when. See what happens after you send the form, what to prepare for the intake call, and how else to reach us.',
    keywords: 'contact AI recruiters, hire AI engineers, AI staffing inquiry, hiring brief',
  },
  name: 'Contact',
  kicker: 'Contact',
  title: 'Contact our AI recruiters',
  lede: 'A short form, read by a recruiter who only hires for AI and machine learning. You don’t need a finished job description.',
  actions: [],
  sections: [
    {
      id: 'what-happens-next',
      title: 'What happens after you send the form',
      shortTitle: 'What happens next',
      blocks: [
        { kind: 'text', paragraphs: [searchClock] },
        {
          kind: 'steps',
          steps: [
            {
              title: 'You get a reference',
              when: 'Right away',
              text: 'You see it on this page and get it by email. We store your request before we show it. If the connection drops, what you typed stays in the form.',
            },
            {
              title: 'A recruiter answers by email',
              when: 'Within {reply-time}',
              text: 'You get our open questions and times for a call, or a plain no if we are not the right agency.',
            },
            {
              title: 'The intake call',
              text: 'One conversation with the person who knows the work. By the end, both sides can say in two sentences who you need and how we will know them.',
            },
            {
              title: 'The shortlist',
              when: `${averageShortlist.value} hours after the intake call, on average`,
              text: 'Counted from the intake call. Each profile says what the person has built, where they are weaker, and why they would take this job. Interviews follow in the next days.',
            },
            {
              title: 'Placement and support',
              when: placementWeeks.figure,
              text: `From the intake call to a signed placement, or ${urgentPlacement.figure} when the search is urgent and your interviewers keep time free. From the first day, you both have ${support.figure} of support.`,
            },
          ],
        },
      ],
    },
    sampleShortlist,
    {
      id: 'from-brief-to-search',
      title: 'What we ask in the intake call',
      shortTitle: 'The intake call',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most briefs start with a job title, and job titles in AI say little. We spend most of the intake call replacing the title with something we can search for. These are the most common exchanges:',
          ],
        },
        {
          kind: 'table',
          caption: 'What briefs say, what we ask, and what the answer changes',
          columns: ['The brief says', 'We ask', 'What the answer changes'],
          rows: [
            [
              '“A senior AI engineer”',
              'What is missing: someone to build a model, or someone to keep it running?',
              'A [machine learning engineer](/hire-ml-engineers) in the first case, an [MLOps engineer](/hire-mlops-engineers) in the second. Few people want both jobs.',
            ],
            [
              '“Experience with large language models”',
              'Do you call a hosted model, adapt an open one, or train from scratch?',
              'The first needs a strong software engineer who evaluates well. Only the last needs someone who has run long training jobs.',
            ],
            [
              '“PhD preferred”',
              'Is the method unknown, or known and hard to make work on your data?',
              'Whether to look among researchers or among the engineers who [turn research into products](/ai-research-product-teams).',
            ],
            [
              '“On site, five days”',
              'Which part of the work can’t be done remotely?',
              'How many people can say yes, and so what you have to pay.',
            ],
            [
              '“Start as soon as possible”',
              'What happens, and when, if no one has started?',
              'Whether a contractor fills the gap while the permanent search continues.',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-to-prepare',
      title: 'What to prepare for the intake call',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'None of this has to be in the form. But a search moves faster when someone on your team can answer these in the intake call:',
          ],
        },
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'The outcome',
              text: 'One thing that should work in six months and doesn’t today, in words a customer or colleague would use.',
            },
            {
              title: 'The data',
              text: 'What exists, who owns it, and whether anyone has trained or evaluated a model on it.',
            },
            {
              title: 'The team',
              text: 'Who the new hire works with from the first Monday, and what no one on that team can do.',
            },
            {
              title: 'The range',
              text: 'What you can pay. Compare it with the [salary data](/ai-ml-salary-data) or the [calculator](/ai-salary-calculator) before the call, not after the first declined offer.',
            },
            {
              title: 'The decision',
              text: 'Who says yes, after how many interviews, and who is away in the next three weeks.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Leave out what is confidential',
          text: 'A first message needs no customer names, data samples or source code. If a search needs them, we agree first on how you share them.',
        },
      ],
    },
    {
      id: 'what-to-choose',
      title: 'Which kind of help to choose in the form',
      shortTitle: 'Kind of help',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Contract engineers',
              text: 'The work has an end: a migration, an evaluation, a leave to cover. It can become a permanent job if both sides want that.',
            },
            {
              term: 'Permanent hires',
              text: 'The system needs someone for as long as it exists, and the knowledge should stay in your company.',
            },
            {
              term: 'A whole team',
              text: 'Several roles that depend on each other. We agree on the order of hires before the first search: see [how to build an AI team](/build-ai-development-teams).',
            },
            {
              term: 'Advice before a decision',
              text: 'You are not sure that you need to hire. The intake call is the same, and it may end with “not yet.” There are no upfront fees, for the call or for a shortlist.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-message',
      title: 'Your message and your data',
      shortTitle: 'Your data',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Who reads what I send?',
              answer: [
                'Only our recruiters. We don’t share it with engineers or other employers, and we don’t use it for advertising.',
              ],
            },
            {
              question: 'How long do you keep it?',
              answer: [
                'We delete a request after 24 months. To have it deleted sooner, email us with your reference. The details are in the [privacy policy](/privacy-policy).',
              ],
            },
            {
              question: 'I got no confirmation. Did my message arrive?',
              answer: [
                'If you saw a reference, it did. Check your spam folder and the address you entered, then email us with the reference.',
              ],
            },
            {
              question: 'I am an engineer. Is this the right form?',
              answer: [
                'This form is for employers. Look at the [open roles](/machine-learning-ai-jobs) and apply there. Your application goes straight to the recruiter who runs that search.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Staffing services',
      to: '/ai-ml-staffing-services',
      text: 'Five ways to hire, and when each one fits.',
    },
    {
      label: 'Common questions',
      to: '/ai-staffing-faq',
      text: 'Short answers on fees, timing, contracts and guarantees.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'What to ask the people on your shortlist, and what good answers sound like.',
    },
  ],
  closing: 'form',
};
