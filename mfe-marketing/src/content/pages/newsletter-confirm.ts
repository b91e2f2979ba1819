import type { PageContent } from '../page-content';

/** `/ai-salary-newsletter/confirm`: where the confirmation of a subscription ends. */
export const newsletterConfirm: PageContent = {
  path: '/ai-salary-newsletter/confirm',
  sitemap: null,
  head: {
    title: 'Newsletter Subscription Confirmed',
    description:
      'Your subscription to the weekly AI salary newsletter is confirmed. See what you will get, how to unsubscribe, and salary data to browse until then.',
    keywords: 'newsletter, subscription confirmed, AI salary newsletter',
  },
  name: 'Confirmed',
  parent: { label: 'Salary newsletter', to: '/ai-salary-newsletter' },
  kicker: 'Newsletter',
  title: 'You are subscribed',
  lede: 'Your email address is confirmed. You will get the next weekly issue by email.',
  actions: [{ label: 'See salary data', to: '/ai-ml-salary-data' }],
  sections: [
    {
      id: 'good-to-know',
      title: 'Good to know',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'Add the sender of the confirmation email to your contacts, so that issues don’t go to spam.',
            'Every email has an unsubscribe link at the end, also the one with which you confirmed. It works without a password.',
            'You can close this page. There is nothing else to do.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Salary calculator',
      to: '/ai-salary-calculator',
      text: 'The pay range for one role, level and place, with its source.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'For engineers: questions by role, every answer explained.',
    },
    {
      label: 'Talk to a recruiter',
      to: '/contact-ai-recruiters',
      text: 'For employers: tell us who you need, and by when.',
    },
  ],
  closing: {
    title: 'While you wait for the first issue',
    text: 'Compare pay by role, level and country on the salary dashboard.',
    action: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
};
