import type { OverrideAnswer } from '@talent/api/platform/local-override';

type Reason = Extract<OverrideAnswer, { status: 'refused' }>['reason'];

/** Texts of the page that asks before it shows an app from a developer's machine. */
export const localOverride = {
  title: 'Local override',
  lede: 'Shows one app from your own machine on this site, in this session only.',
  back: 'Security dashboard',
  none: 'There is nothing to show yet',
  noneHow: (origin: string) =>
    `Run "pnpm dev mfe-blog --on ${origin}" in the repository, and open the link that it prints.`,
  ask: (app: string) => `Show ${app} from your machine?`,
  facts: { app: 'App', from: 'Address', code: 'Code', until: 'Lasts' },
  lasts: '30 minutes, or until you end it or sign out',
  what: 'Every page of this site then runs the code of that address with your rights as an admin, in this browser alone. A badge says so on each page. Visitors see nothing of it. The audit log gets an entry.',
  compare:
    'Compare the code with the one in your terminal. If you have not started pnpm dev, or the codes differ, close this page.',
  begin: (app: string) => `Show ${app} from here`,
  beginning: 'Beginning …',
  failed: 'The override has not begun',
  failedHow: 'Check that you are still signed in, and try again.',
  reasons: {
    'turned-off': 'This site does not allow overrides: LOCAL_OVERRIDES is off.',
    'fresh-sign-in': 'Confirm that it is you, and try again.',
    'used-link': 'This link was used before. Start pnpm dev again, and open its new link.',
    'unknown-app': 'This site has no live app of that name.',
    'not-understood': 'The site did not understand the link. Copy it whole from the terminal.',
  } satisfies Record<Reason, string>,
} as const;
