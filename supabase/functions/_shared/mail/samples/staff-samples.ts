import type { AnsweringSite } from '@talent/mails/mail';
import { signInMails, type SignInMail } from '@talent/mails/sign-in-mails';
import type { AccountEvent } from '@talent/mails/account-notice';
import { accountWords } from '@talent/mails/account-words';
import { noticeMail } from '@talent/mails/notice-mail';
import { operatorAlertMail } from '@talent/mails/operator-alert-mail';
import type { Sample } from './sample.ts';

const AT = '2026-11-22T10:01:00.000Z';

const alert = {
  id: 'backend',
  title: 'Backend',
  objective: 'The database answers. Alert after one minute without an answer.',
  figure: 'No answer for 61 seconds: it answers 500 (sample).',
  advice: 'Forms and signing in do not work; public pages do. Look at the log of the backend.',
  since: AT,
  at: '2026-11-22T22:01:00.000Z',
  lasted: '12 hours',
};

/** Mails to staff and to the operator. */
export function staffSamples(site: AnsweringSite): Sample[] {
  const values = {
    tokenHash: `sample-${'0'.repeat(57)}`,
    code: '00000000000000000000',
    newEmail: 'new@sample.example',
  };
  const { brand, origin } = site;
  const about = { brand, origin, statusPath: '/security-dashboard/status' };
  const page = `${origin}/linkedin-oauth-setup`;
  return [
    ...(Object.keys(signInMails) as SignInMail[]).map((name): Sample => [
      `sign-in-${name.replaceAll('_', '-')}`,
      'to staff, by the auth service',
      signInMails[name](values, site),
    ]),
    ...(Object.keys(accountWords) as AccountEvent[]).map((event): Sample => [
      `account-${event.replace('.', '-')}`,
      'to the owner of a staff account',
      noticeMail('account-notice', { event, at: AT, browser: 'Sample browser 1.0' }, site),
    ]),
    [
      'error-report',
      'to the owner of an app, once a day for an error that is new or back',
      noticeMail(
        'error-report',
        {
          news: 'new',
          kind: 'script',
          app: 'mfe-blog',
          version: '1.4.0-0123456789',
          message: 'Minified React error #418',
          place: 'mfe-blog/post.js',
          route: '/blog/:slug',
          page: `${origin}/internal-admin-xyz123/errors/1`,
        },
        site,
      ),
    ],
    [
      'linkedin-expiry',
      'to the staff, 14, 7 and 1 days before',
      noticeMail('linkedin-expiry', { ends_at: AT, page }, site),
    ],
    [
      'linkedin-version',
      'to the staff, once 30 days before',
      noticeMail('linkedin-version', { version: '202605', ends_on: '2027-05-15', page }, site),
    ],
    [
      'operator-alert',
      'to the operator, when an objective is missed',
      operatorAlertMail([{ ...alert, kind: 'repeated' }], about),
    ],
    [
      'operator-resolved',
      'to the operator, when it is met again',
      operatorAlertMail(
        [{ ...alert, kind: 'resolved', figure: 'Answers in 12 ms (sample).' }],
        about,
      ),
    ],
  ];
}
