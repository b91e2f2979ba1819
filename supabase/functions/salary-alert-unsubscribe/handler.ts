import { linkHandler } from '@talent/functions/pages/link-handler.ts';

/** `/functions/v1/salary-alert-unsubscribe?token=…`: no sign-in; a second click changes nothing. */
export const handler = linkHandler({
  purpose: 'salary-alert-unsubscribe',
  title: 'End your salary alerts',
  text: 'We will delete your address and all its salary alerts at once. The newsletter is separate and stays as it is.',
  button: 'Unsubscribe',
  act: async (id, { data }) => {
    await data.rpc('unsubscribe_salary_alerts', { subscriber_id: id }).throwOnError();
    return {
      title: 'Your salary alerts are off',
      text: 'We deleted your address from the alerts. We won’t send you another one.',
      link: { href: '/ai-ml-salary-data', label: 'Go to the salary data' },
    };
  },
  gone: {
    title: 'This link is incomplete',
    text: 'Copy the whole link from the email, or reply to the email and ask us to unsubscribe you.',
    link: { href: '/ai-ml-salary-data', label: 'Go to the salary data' },
  },
});
