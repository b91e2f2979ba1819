import type { MailSite } from '@talent/mails/mail';
import { alertConfirmation, alertKnown } from '../../../salary-alert/mails.ts';
import { editionMail } from '../../../salary-alert/edition-mail.ts';
import { issueMail } from '../../../newsletter/issue-mail.ts';
import { newsletterConfirmation, newsletterKnown } from '../../../newsletter/mails.ts';
import type { AlertFigures } from '../../../salary-alert/edition.ts';
import { sampleLink, type Sample } from './sample.ts';

const alert = { label: 'AI Engineer', country: 'US' };

const figures = (p50: number, n: number): AlertFigures => ({
  n,
  n_kind: 'postings',
  p25: p50 - 20_000,
  p50,
  p75: p50 + 20_000,
  p50_low: p50 - 1000,
  p50_high: p50 + 1000,
});

const report = `All figures of this text are samples.

## Our job board

**3 postings were new** this week; the board lists 42.

| Role | New | Open |
| --- | ---: | ---: |
| Machine Learning Engineer | 2 | 14 |
| AI Engineer | 1 | 11 |
| Data Scientist | 0 | 17 |

> [!NOTE]
> The board shows postings of our clients. It is not the whole market.

See [all open roles](/machine-learning-ai-jobs).`;

/** Mails of the newsletter and of salary alerts. */
export function subscriberSamples(site: MailSite): Sample[] {
  const endsNewsletter = sampleLink(site, '/functions/v1/newsletter-unsubscribe?token=');
  const endsAlerts = sampleLink(site, '/functions/v1/salary-alert-unsubscribe?token=');
  return [
    [
      'newsletter-confirm',
      'to a new subscriber of the newsletter',
      newsletterConfirmation(
        endsNewsletter,
        sampleLink(site, '/functions/v1/newsletter-confirm?token='),
        site,
      ),
    ],
    [
      'newsletter-known',
      'to a subscriber who signs up again',
      newsletterKnown(endsNewsletter, site),
    ],
    [
      'newsletter-issue',
      'to subscribers, with the weekly report',
      issueMail(
        {
          subject: 'AI jobs report of week 47 (sample)',
          body: report,
          linkPath: '/ai-hiring-insights-blog/sample-report',
        },
        endsNewsletter,
        site,
      ),
    ],
    [
      'salary-alert-confirm',
      'to a visitor who follows a role',
      alertConfirmation(
        { ...alert, sources: ['Example wages, last edition May 2025. New editions: once a year.'] },
        {
          unsubscribe: endsAlerts,
          confirm: sampleLink(site, '/functions/v1/salary-alert-confirm?token='),
        },
        site,
      ),
    ],
    [
      'salary-alert-known',
      'to a subscriber who follows the same role again',
      alertKnown(alert, endsAlerts, site),
    ],
    [
      'salary-alert-edition',
      'to followers of a role whose pay moved',
      editionMail(
        {
          id: 1,
          key: 'ai-jobs-net',
          name: 'Sample file of pay ranges',
          url: 'https://ranges.sample.example',
          attribution: null,
          is_recalculated: false,
          now: { edition: '2026-08-03', period: '2026' },
          before: { edition: '2026-01-19', period: '2025' },
        },
        [
          {
            role: 'ai-engineer',
            label: 'AI Engineer (sample)',
            open: true,
            country: 'US',
            region_name: null,
            currency: 'USD',
            now: figures(174_000, 975),
            before: figures(160_000, 193),
          },
        ],
        endsAlerts,
        site,
      ),
    ],
  ];
}
