import type { FunctionHandler } from '@talent/functions/context.ts';
import { linkHandler } from '@talent/functions/pages/link-handler.ts';

/** `/functions/v1/newsletter-unsubscribe?token=…`: no sign-in; a second click changes nothing. */
export const handler: FunctionHandler = linkHandler({
  purpose: 'newsletter-unsubscribe',
  title: 'Unsubscribe from the newsletter',
  text: 'You will get no more issues, and your address is deleted from the list at once.',
  button: 'Unsubscribe',
  donePath: '/ai-salary-newsletter/unsubscribe',
  act: async (id, { data }) => {
    await data.rpc('unsubscribe_newsletter', { subscriber_id: id }).throwOnError();
    return true;
  },
  gone: {
    title: 'This link is not complete',
    text: 'Please copy the whole link from the mail, or answer to the mail and ask us to unsubscribe you.',
    link: { href: '/ai-salary-newsletter', label: 'To the newsletter' },
  },
});
