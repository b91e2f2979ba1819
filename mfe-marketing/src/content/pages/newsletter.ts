import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { newsletterReaders, salaryCompanies } = claims;

/** `/ai-salary-newsletter`; its form stands in `newsletter-text.ts`. */
export const newsletter: PageContent = {
  path: '/ai-salary-newsletter',
  sitemap: { changefreq: 'weekly', priority: 0.7 },
  head: {
    title: 'The Weekly AI Salary Newsletter',
    description:
      'One mail a week on what AI and machine-learning work pays in the US and Canada: a figure with its source and sample, and what it does and does not show.',
    keywords: 'AI salary newsletter, machine learning pay, AI compensation data, weekly insights',
  },
  name: 'Salary newsletter',
  kicker: 'Newsletter',
  title: 'What AI work pays, one figure at a time',
  lede: [
    {
      needs: ['newsletterReaders'],
      text: `${newsletterReaders.figure} professionals receive our weekly salary insights.`,
    },
    'Every figure comes with where it is from, how many cases stand behind it, and how far it can be trusted.',
  ],
  actions: [],
  sections: [
    {
      id: 'what-is-in-it',
      title: 'What is in an issue',
      blocks: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            {
              title: 'One figure',
              text: 'The pay of one role, level or place. A single number with room around it is remembered; a page of them is not.',
            },
            {
              title: 'What stands behind it',
              text: 'Source, period and the number of postings or people. Where the sample is small, the issue says so before it says anything else.',
            },
            {
              title: 'What it does not show',
              text: 'Posted pay is not paid pay; a median hides two camps; a level means one thing in one company and another next door. One such trap a week, on the figure at hand.',
            },
            {
              title: 'What to do with it',
              text: 'Two short paragraphs: one for somebody who is about to make an offer, one for somebody who is about to get one.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            {
              needs: ['salaryCompanies'],
              text: `The data comes from ${salaryCompanies.figure} companies.`,
            },
            'The figures are those of the [salary dashboard](/ai-ml-salary-data). Longer pieces go to the [blog](/ai-hiring-insights-blog); the newsletter links to them and does not repeat them.',
          ],
        },
      ],
    },
    {
      id: 'a-figure',
      title: 'A figure as an issue shows it',
      shortTitle: 'A figure from it',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'level', role: 'machine-learning-engineer' },
          note: 'Machine learning engineers in the United States, by level: the middle half of what was posted, and the median within it.',
        },
        {
          kind: 'text',
          paragraphs: [
            'How we would comment on this chart: look first at how far neighbouring bars overlap. Where the upper part of one level covers the lower part of the next, the title decides less about pay than the employer does, and an argument about the title is the wrong argument to have.',
            'Then compare the widths. A wide bar is not an error in the data. It says that employers who use the same word pay for different work, and that a candidate and a manager who quote the same median may both be right. For the range of one particular job, the [calculator](/ai-salary-calculator) narrows it down by level and place.',
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
              text: 'You set a range before you have seen a candidate. A weekly look at the market keeps you from finding out in the last round that it was wrong. When a search is on, [talk to us](/contact-ai-recruiters) as well.',
            },
            {
              term: 'People who build',
              text: 'You negotiate once every few years, against somebody who does it every month. Knowing the middle half for your level, and the sample behind it, evens that out. The [open positions](/machine-learning-ai-jobs) all name their range.',
            },
            {
              term: 'People who plan',
              text: 'You put next year’s team into a budget. The figures are yearly, in the currency of the country, without bonus or equity unless the source counts them.',
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
              title: 'You give an address and your agreement',
              text: 'We store the sentence that you agreed to, with the time and the page, so that both of us can look it up. The question about who you are is voluntary.',
            },
            {
              title: 'You confirm it',
              when: 'Within seven days',
              text: 'A mail brings a link to a page with one button. Until you have pressed it you are not subscribed, whoever typed your address. Unconfirmed addresses are deleted after those seven days.',
            },
            {
              title: 'You get one mail a week',
              text: 'The newsletter, and nothing else: the address is not used for sales and goes to nobody outside the agency.',
            },
            {
              title: 'You leave when you like',
              text: 'Every issue carries a link that unsubscribes you without a password. Your address is then taken off the list at once.',
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
              answer: ['Nothing. There is no paid edition, and nobody asks for a card.'],
            },
            {
              question: 'Do you track what I open?',
              answer: [
                'No. The mails hold no invisible pictures. On the site, analytics run only after you have accepted them; the [privacy policy](/privacy-policy) says what they record.',
              ],
            },
            {
              question: 'I signed up and no mail came.',
              answer: [
                'Look into the folder for unwanted mail. Then fill in the form once more: a mistyped letter is the usual reason, and a second sign-up does no harm.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Salary dashboard',
      to: '/ai-ml-salary-data',
      text: 'All the figures, to filter and compare on your own.',
    },
    {
      label: 'Salary guide 2025',
      to: '/ai-salary-guide-2025',
      text: 'The year’s figures in one long read.',
    },
    {
      label: 'Hiring insights',
      to: '/ai-hiring-insights-blog',
      text: 'Reports and articles behind what the newsletter sums up.',
    },
  ],
};
