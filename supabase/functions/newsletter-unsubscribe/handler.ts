import { linkHandler } from '@talent/functions/pages/link-handler.ts';

/** `/functions/v1/newsletter-unsubscribe?token=…`: no sign-in; a second click changes nothing. */
export const handler = linkHandler({
  purpose: 'newsletter-unsubscribe',
  title: 'Unsubscribe from the newsletter',
  text: 'We will delete your address from the list at once and send you no more issues.',
  button: 'Unsubscribe',
  act: async (id, { data }) => {
    await data.rpc('unsubscribe_newsletter', { subscriber_id: id }).throwOnError();
    return { path: '/ai-salary-newsletter/unsubscribe' };
  },
  gone: {
    title: 'This link is incomplete',
    text: 'Copy the whole link from the email, or reply to the email and ask us to unsubscribe you.',
    link: { href: '/ai-salary-newsletter', label: 'Go to the newsletter page' },
  },
});
