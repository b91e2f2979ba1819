import { paragraph, type MailContent } from '../mail.ts';

/**
 * Tells the staff that LinkedIn stops serving the version of its API that posts are sent with.
 * @param version - YYYYMM
 * @param endsOn - the last day for certain, ISO 8601
 * @param page - address of the page that shows the version
 */
export function linkedInVersion(version: string, endsOn: string, page: string): MailContent {
  return {
    subject: `LinkedIn may stop taking our posts after ${endsOn}`,
    preheader: `The site uses version ${version} of LinkedIn’s API.`,
    headline: 'A newer version of LinkedIn’s API is needed',
    body: [
      paragraph(
        `The site posts with version ${version} of LinkedIn’s API. LinkedIn supports it until ${endsOn}, and may refuse every post after that.`,
      ),
      paragraph(
        'Ask the operator of the site to set LINKEDIN_VERSION to a newer version (year and month, such as 202611) and to restart it.',
      ),
    ],
    button: { label: 'See the version', href: page },
  };
}
