import type { PageContent } from '../page-content';

/** `/ai-salary-newsletter/unsubscribe`: where leaving the newsletter ends. */
export const newsletterUnsubscribe: PageContent = {
  path: '/ai-salary-newsletter/unsubscribe',
  sitemap: null,
  head: {
    title: 'Newsletter Unsubscribed',
    description:
      'You have left the weekly AI salary newsletter and your address is off the list. The salary figures stay free to read here, with no subscription.',
    keywords: 'newsletter, unsubscribe, AI salary newsletter',
  },
  name: 'Unsubscribed',
  parent: { label: 'Salary newsletter', to: '/ai-salary-newsletter' },
  kicker: 'Newsletter',
  title: 'You are unsubscribed',
  lede: 'Your address is off the list, and no further issue is sent to it.',
  actions: [{ label: 'Go to the home page', to: '/' }],
  sections: [
    {
      id: 'if-it-was-a-mistake',
      title: 'If it was a mistake',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Nobody can put you back on the list but you: [sign up again](/ai-salary-newsletter) and confirm the new mail.',
            'Did a mail still come? One may have been on its way already. If a second one follows, answer to it and say so: then something is broken, and we want to know.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Figures without mail',
      to: '/ai-ml-salary-data',
      text: 'The same data on a page that you visit when you need it.',
    },
    {
      label: 'Reports and articles',
      to: '/ai-hiring-insights-blog',
      text: 'The blog has a feed, for those who prefer a reader to an inbox.',
    },
    {
      label: 'Tell us why',
      to: '/contact-ai-recruiters',
      text: 'What would have made it worth reading? We do read the answers.',
    },
  ],
};
