import { paragraph, type MailContent } from '../mail.ts';

/** Facts of a group of errors. */
export interface ErrorReportFacts {
  /** `reopened`: it was resolved, and came back in a version that did not have it then. */
  news: 'new' | 'reopened';
  kind: 'script' | 'rejection' | 'load' | 'hydration' | 'slow' | 'csp' | 'function';
  app: string;
  /** Null: unknown. */
  version: string | null;
  message: string;
  place: string;
  /** Null: no route of the site. */
  route: string | null;
  /** Address of the group's page in the staff area. */
  page: string;
}

const kinds = {
  script: 'Script error',
  rejection: 'Unhandled rejection',
  load: 'Failed load',
  hydration: 'Hydration mismatch',
  slow: 'Slow interaction',
  csp: 'Blocked by the content security policy',
  function: 'Failed function',
} as const satisfies Record<ErrorReportFacts['kind'], string>;

/** Tells the owner of an app of a new error, or of one that is back. */
export function errorReport(facts: ErrorReportFacts): MailContent {
  const { news, kind, app, version, message, place, route, page } = facts;
  const where = version === null ? app : `${app} ${version}`;
  return {
    subject: `${news === 'new' ? 'New error' : 'Error is back'} in ${app}: ${message}`,
    preheader: `${kinds[kind]} in ${where}.`,
    headline: news === 'new' ? `A new error in ${app}` : `A resolved error is back in ${app}`,
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Kind', value: kinds[kind] },
          { label: 'Message', value: message },
          { label: 'Version', value: version ?? 'not known' },
          { label: 'File', value: place },
          { label: 'Route', value: route ?? 'not a route of the site' },
        ],
      },
      paragraph('You get this email once a day at most for this error.'),
    ],
    button: { label: 'See the error', href: page },
  };
}
