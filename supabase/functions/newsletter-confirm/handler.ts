import { unsubscribeLink } from '@talent/functions/mail/mail-links.ts';
import { linkHandler } from '@talent/functions/pages/link-handler.ts';

/** `/functions/v1/newsletter-confirm?token=…`: second half of the double opt-in. */
export const handler = linkHandler({
  purpose: 'newsletter-confirm',
  title: 'Confirm your subscription',
  text: 'Confirm that you want the weekly AI salary newsletter by email. Every issue has an unsubscribe link.',
  button: 'Confirm subscription',
  act: async (id, context) => {
    const { data: known } = await context.data
      .rpc('confirm_newsletter', { subscriber_id: id })
      .throwOnError();
    if (!known) return null;
    const { search } = new URL(await unsubscribeLink('newsletter', id, context));
    // The page has the link at hand. A fragment is sent to no server and is in no log.
    return { path: `/ai-salary-newsletter/confirm#${search.slice(1)}` };
  },
  gone: {
    title: 'This link no longer works',
    text: 'A confirmation link works for seven days, or until you unsubscribe. Sign up again to get a new one.',
    link: { href: '/ai-salary-newsletter', label: 'Sign up again' },
  },
});
