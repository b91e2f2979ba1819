import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { newsletterReaders } = claims;

/** `/ai-salary-newsletter`; its form is `newsletter-form.tsx`. */
export const newsletter: PageContent = {
  path: '/ai-salary-newsletter',
  sitemap: { changefreq: 'weekly', priority: 0.7 },
  head: {
    title: 'The Weekly AI Salary Newsletter',
    description:
      'One email a week: new AI and machine learning jobs on our board, what they pay, and public pay figures for the same roles, with their sources.',
    keywords: 'AI salary newsletter, machine learning pay, AI compensation data, weekly insights',
  },
  name: 'Salary newsletter',
  kicker: 'Newsletter',
  title: 'AI salary newsletter: new AI jobs and pay figures every week',
  lede: [
    {
      needs: ['newsletterReaders'],
      isSourced: true,
      text: `${newsletterReaders.figure} professionals receive our weekly salary insights.`,
    },
    'Each issue counts one week on our job board and compares its pay with public figures. It says where every figure comes from.',
  ],
  actions: [],
  sections: [
    {
      id: 'sample-issue',
      title: 'A sample issue: the job market in today’s figures',
      shortTitle: 'A sample issue',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An issue would open like this today. The figures are the newest that our sources have published. The second half, about one week on our own board, follows once there is a whole week to count.',
          ],
        },
        { kind: 'market' },
      ],
    },
    {
      id: 'what-is-in-it',
      title: 'What you get in each issue',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'New AI jobs',
              text: 'How many jobs opened and closed on our board, by role, level, place and work mode, compared with the week before.',
            },
            {
              title: 'Their posted pay',
              text: 'The median and the middle half of posted pay, with the number of postings. We show no pay for fewer than five.',
            },
            {
              title: 'Public pay figures',
              text: 'What public sources say about the same roles, with the period and a link to each source.',
            },
            {
              title: 'Skills in demand',
              text: 'The skills named in more open postings than a week earlier. The issue ends with how we count.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The public figures are those of the [salary dashboard](/ai-ml-salary-data). Each issue is also on the [blog](/ai-hiring-insights-blog), as the weekly jobs report.',
          ],
        },
      ],
    },
    {
      id: 'a-figure',
      title: 'How to read the pay figures',
      shortTitle: 'Pay figures',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'machine-learning-engineer' },
          note: 'Machine learning engineers in the United States, by level: the middle half of reported pay ranges, with the median.',
        },
        {
          kind: 'text',
          paragraphs: [
            'In this chart, first look at how much the bars overlap. Where the top of one level covers the bottom of the next, the employer affects pay more than the title does. So negotiate the pay, not the title.',
            'Then compare the widths. A wide bar is not an error. Employers who use the same title pay for different work, so a candidate and a manager who quote different figures may both be right. To narrow it down by level and place, use the [calculator](/ai-salary-calculator).',
          ],
        },
      ],
    },
    {
      id: 'who-reads-it',
      title: 'Who it is for',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'People who hire',
              text: 'You set a range before you have met a candidate. A weekly look at the market tells you early if it is off. For a search, [talk to a recruiter](/contact-ai-recruiters).',
            },
            {
              term: 'People who build',
              text: 'You negotiate once every few years, with someone who does it every month. Knowing the middle half for your level evens that out. All our [open roles](/machine-learning-ai-jobs) show their pay range.',
            },
            {
              term: 'People who plan',
              text: 'You budget for next year’s team. Figures are per year, in local currency, without bonus or equity unless the source counts them.',
            },
          ],
        },
      ],
    },
    {
      id: 'signing-up',
      title: 'How signing up works',
      shortTitle: 'Signing up',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'You enter your email address and agree',
              text: 'We store the sentence you agreed to, with the time and the page, so that both of us can look it up. The question about your role is optional.',
            },
            {
              title: 'You confirm it',
              when: 'Within seven days',
              text: 'We email you a link to a page with one button. Until you click it, you are not subscribed, even if someone else entered your address. We delete unconfirmed addresses after seven days.',
            },
            {
              title: 'You get one email a week',
              text: 'The newsletter, and nothing else. We don’t use your address for sales, and we don’t share it outside the agency.',
            },
            {
              title: 'You unsubscribe whenever you like',
              text: 'Every email has a link that unsubscribes you without a password, also the first one. It takes effect immediately.',
            },
          ],
        },
      ],
    },
    {
      id: 'before-you-subscribe',
      title: 'Before you subscribe',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'What does it cost?',
              answer: ['Nothing. There is no paid edition, and we don’t ask for a credit card.'],
            },
            {
              question: 'Do you track what I open?',
              answer: [
                'No. The emails contain no tracking pixels. On the site, analytics run only after you accept them. The [privacy policy](/privacy-policy) says what they record.',
              ],
            },
            {
              question: 'I signed up but got no email.',
              answer: [
                'Check your spam folder. Then fill in the form again: a typo in the address is the usual reason, and signing up twice does no harm.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'sample-figures',
      title: 'Sample figures',
      only: 'demo',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['A claim of this demonstration that no source supports yet.'],
        },
        { kind: 'claims', claims: ['newsletterReaders'] },
      ],
    },
  ],
  related: [
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'All the figures, to filter and compare yourself.',
    },
    {
      label: 'Salary guide 2025',
      to: '/ai-salary-guide-2025',
      text: 'All figures of the year in one guide.',
    },
    {
      label: 'Hiring insights',
      to: '/ai-hiring-insights-blog',
      text: 'The reports and articles behind the newsletter.',
    },
  ],
  closing: 'form',
};
