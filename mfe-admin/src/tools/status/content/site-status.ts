import { formatCount } from '@talent/sdk/format';

/** Texts of the site status. */
export const siteStatus = {
  title: 'Site status',
  lede: 'Every objective of the running site, its last measurement, and the alerts that were sent. The page refreshes every 15 seconds while it is visible.',
  path: '/security-dashboard/status',
  open: 'Site status',
  back: 'Security dashboard',
  loading: 'Loading the status …',
  failed: 'The status could not be loaded',
  failedHow:
    'Check that you are still signed in. A site on Cloudflare Workers has no status, because there is no process to monitor.',
  retry: 'Try again',
  stale: (at: string): string => `The gateway is not answering. This is its status from ${at}.`,
  measured: (at: string): string => `As of ${at}.`,
  allMet: (met: number, open: number): string =>
    `All ${met} measured objectives are met${open === 0 ? '' : `; ${open} ${open === 1 ? 'is' : 'are'} not measured`}.`,
  notMet: (count: number): string =>
    count === 1 ? 'One objective is not met' : `${formatCount(count)} objectives are not met`,
  objectives: 'Objectives',
  figures: 'Figures',
  alerts: 'Last alerts',
  facts: {
    title: 'Company facts',
    lede: 'Pages and structured data leave out facts that are not set. Set them in the site’s environment.',
    complete: 'All facts are set.',
    missing: 'Not set:',
    names: {
      legalName: 'Registered name (SITE_LEGAL_NAME)',
      postalAddress: 'Postal address (SITE_POSTAL_ADDRESS)',
      phone: 'Phone number (SITE_PHONE)',
      licenses: 'Recruiter licenses (SITE_LICENSES)',
      privacyContact: 'Privacy contact (SITE_PRIVACY_CONTACT)',
      terms: 'Fees, guarantee, rates and employment of contractors (OFFER_TERMS)',
    },
    demo: 'The site shows samples: SITE_MODE is demo.',
    live: 'The site shows no samples: SITE_MODE is live.',
    flags: 'Settings and flags of apps are changed by a command: pnpm release settings.',
    noSources: 'Claims without a source are not shown. Set CLAIM_SOURCES for:',
  },
  states: { ok: 'met', firing: 'not met', 'not-measured': 'not measured' },
  since: (at: string): string => `Since ${at}.`,
  advice: 'What to do:',
  channels: {
    none: 'Alerts go only to the log. To be notified, set ALERT_EMAIL or ALERT_WEBHOOK_URL in the site’s environment.',
    some: (names: string): string => `Alerts go to the log and by ${names}.`,
    names: { mail: 'email', webhook: 'webhook' } as Readonly<Record<string, string>>,
    and: ' and ',
  },
  unsent: (count: number): string =>
    count === 1
      ? 'One message has not been delivered yet. It is sent again every 15 seconds.'
      : `${formatCount(count)} messages have not been delivered yet. They are sent again every 15 seconds.`,
  noAlerts: 'No alerts have been sent.',
  caption: 'The last 20 alerts, newest first',
  columns: { at: 'Sent', kind: 'Kind', title: 'Objective', figure: 'Measured' },
  kinds: { firing: 'not met', repeated: 'still not met', resolved: 'met again' },
} as const;

/** Labels of the figures. */
export const figureTexts = {
  unknown: '–',
  unknownNote: 'A dash means the value is not known.',
  release: 'live revision',
  released: (at: string): string => `released ${at}`,
  canary: { open: 'canary open', closed: 'no canary' },
  requests: 'requests in five minutes',
  failed: (count: number): string =>
    `${formatCount(count)} ${count === 1 ? 'server error' : 'server errors'}`,
  mails: 'emails waiting',
  mailsFailed: (count: number): string => `${formatCount(count)} failed`,
  queue: 'pages waiting to be composed',
  retention: 'last deletion of expired data',
  backup: 'newest backup',
  lag: 'event loop lag, 99th percentile',
  memory: 'process memory',
  started: (at: string): string => `running since ${at}`,
} as const;
