import type { PageContent } from '../page-content';

/** `/ai-salary-newsletter/confirm`: where the confirmation of a subscription ends. */
export const newsletterConfirm: PageContent = {
  path: '/ai-salary-newsletter/confirm',
  sitemap: null,
  head: {
    title: 'Newsletter Subscription Confirmed',
    description:
      'Your subscription to the weekly AI salary newsletter is confirmed. What you will get, how to leave again, and salary figures to look at until it comes.',
    keywords: 'newsletter, subscription confirmed, AI salary newsletter',
  },
  name: 'Confirmed',
  parent: { label: 'Salary newsletter', to: '/ai-salary-newsletter' },
  kicker: 'Newsletter',
  title: 'You are subscribed',
  lede: 'Your address is confirmed. The next weekly issue comes to your inbox.',
  actions: [{ label: 'Browse the salary data', to: '/ai-ml-salary-data' }],
  sections: [
    {
      id: 'good-to-know',
      title: 'Good to know',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Add the sender of the confirmation mail to your contacts, so that issues are not sorted away.',
            'The link at the foot of each issue ends the subscription at any time, without a password.',
            'This page only says that it worked. You can close it: there is nothing more to do.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'The range for one role, level and place, with its source.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'For engineers: questions by role, every answer explained.',
    },
    {
      label: 'Talk about a search',
      to: '/contact-ai-recruiters',
      text: 'For employers: say what has to work, and by when.',
    },
  ],
};
