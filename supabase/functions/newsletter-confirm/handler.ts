import type { FunctionHandler } from '@talent/functions/context.ts';
import { linkHandler } from '@talent/functions/pages/link-handler.ts';

/** `/functions/v1/newsletter-confirm?token=…`: second half of the double opt-in. */
export const handler: FunctionHandler = linkHandler({
  purpose: 'newsletter-confirm',
  title: 'Confirm your subscription',
  text: 'One click, and the AI salary newsletter comes to you. You can unsubscribe with the link in every issue.',
  button: 'Confirm subscription',
  donePath: '/ai-salary-newsletter/confirm',
  act: async (id, { data }) =>
    (await data.rpc('confirm_newsletter', { subscriber_id: id }).throwOnError()).data,
  gone: {
    title: 'This link does not work any more',
    text: 'Links for confirming work for seven days, and only until you unsubscribe. Sign up once more and you get a new one.',
    link: { href: '/ai-salary-newsletter', label: 'To the newsletter' },
  },
});
