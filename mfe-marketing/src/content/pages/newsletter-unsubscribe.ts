import type { PageContent } from '../page-content';

/** `/ai-salary-newsletter/unsubscribe`: where leaving the newsletter ends. */
export const newsletterUnsubscribe: PageContent = {
  path: '/ai-salary-newsletter/unsubscribe',
  sitemap: null,
  head: {
    title: 'Newsletter Unsubscribed',
    description:
      'You have unsubscribed from the weekly AI salary newsletter, and your address is off the list. The headline salary figures on this site stay open to everyone.',
    keywords: 'newsletter, unsubscribe, AI salary newsletter',
  },
  name: 'Unsubscribed',
  parent: { label: 'Salary newsletter', to: '/ai-salary-newsletter' },
  kicker: 'Newsletter',
  title: 'You are unsubscribed',
  lede: 'We deleted your address from the newsletter list. We won’t send you another issue.',
  actions: [{ label: 'Go to the home page', to: '/' }],
  sections: [
    {
      id: 'if-it-was-a-mistake',
      title: 'If it was a mistake',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '[Sign up again](/ai-salary-newsletter) and confirm the new email. Only you can put your address back on the list.',
            'Did you still get an issue? It may have been on its way already. If a second one arrives, reply to it and tell us, so that we can fix it.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Salary data',
      to: '/ai-ml-salary-data',
      text: 'Public pay figures for every role, whenever you need them.',
    },
    {
      label: 'Reports and articles',
      to: '/ai-hiring-insights-blog',
      text: 'The blog, which also has an RSS feed.',
    },
    {
      label: 'Tell us why',
      to: '/contact-ai-recruiters',
      text: 'What would have made it worth reading? We read every answer.',
    },
  ],
  closing: {
    title: 'The salary data stays free',
    text: 'The headline figure of every role is open to everyone. The details of some roles ask for an email address, but not for a subscription.',
    action: { label: 'See salary data', to: '/ai-ml-salary-data' },
  },
};
