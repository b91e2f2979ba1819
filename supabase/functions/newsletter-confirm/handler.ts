import { linkHandler } from '@talent/functions/pages/link-handler.ts';

/** `/functions/v1/newsletter-confirm?token=…`: second half of the double opt-in. */
export const handler = linkHandler({
  purpose: 'newsletter-confirm',
  title: 'Confirm your subscription',
  text: 'Confirm that you want the weekly AI salary newsletter by email. Every issue has an unsubscribe link.',
  button: 'Confirm subscription',
  act: async (id, { data }) => {
    const { data: known } = await data
      .rpc('confirm_newsletter', { subscriber_id: id })
      .throwOnError();
    return known ? { path: '/ai-salary-newsletter/confirm' } : null;
  },
  gone: {
    title: 'This link no longer works',
    text: 'A confirmation link works for seven days, or until you unsubscribe. Sign up again to get a new one.',
    link: { href: '/ai-salary-newsletter', label: 'Sign up again' },
  },
});
