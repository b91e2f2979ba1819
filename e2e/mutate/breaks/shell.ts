import { breaksOf, type NamedBreak } from '../named-break.ts';

/** The frame around every page: gestures, messages, prefetching, session, navigation. */
export const shellBreaks: readonly NamedBreak[] = [
  ...breaksOf(
    'shell/src/features/toasts/toast-stack.tsx',
    {
      'a toast stays for 3 s': ['const TOAST_DURATION = 5000;', 'const TOAST_DURATION = 3000;'],
      'four notices are shown at a time': ['const NOTICE_LIMIT = 3;', 'const NOTICE_LIMIT = 4;'],
    },
    'shell/src/features/toasts/toasts.test.tsx',
  ),
  ...breaksOf(
    'shell/src/features/toasts/message-list.tsx',
    {
      'a swipe of 40 px dismisses a toast': [
        'const SWIPE_THRESHOLD = 50;',
        'const SWIPE_THRESHOLD = 40;',
      ],
    },
    'shell/src/features/toasts/toasts.test.tsx',
  ),
  ...breaksOf('shell/src/features/device/gesture-classes.ts', {
    'the times of the two gestures are swapped': [
      "lingeringClass('is-scrolling', SCROLL_REST)",
      "lingeringClass('is-scrolling', TOUCH_REST)",
    ],
  }),
  ...breaksOf(
    'shell/src/features/redirects/redirect-routes.ts',
    {
      'a redirect forgets the search of the address': [
        '(path + asked.search + hash)',
        '(path + hash)',
      ],
    },
    'shell/src/features/redirects/redirect-routes.test.tsx',
  ),
  ...breaksOf(
    'shell/src/features/prefetch/connection.ts',
    {
      'pages are fetched ahead for visitors who save data': [
        'networkInformation()?.saveData === true ||',
        'networkInformation()?.saveData === false ||',
      ],
    },
    'shell/src/features/prefetch/prefetch-links.test.ts',
  ),
  ...breaksOf('shell/src/features/prefetch/prefetch-links.ts', {
    'a link to another site is fetched ahead': [
      '  if (link.origin !== window.location.origin) return null;\n',
      '',
    ],
  }),
  ...breaksOf('shell/src/features/session/keep-session.ts', {
    'a sign-out in another tab leaves the guard open': [
      "    closeGuard();\n    sessionStore.setState({ status: 'signed-out' }, true);",
      "    sessionStore.setState({ status: 'signed-out' }, true);",
    ],
  }),
  ...breaksOf(
    'shell/src/features/login/login.tsx',
    {
      'the form for a new password stays when another tab signs in another person': [
        "before.name === 'link' ? before",
        'before.name !== "" ? before',
      ],
    },
    'shell/src/features/login/login-recovery.test.tsx',
  ),
  ...breaksOf('shell/src/features/consent/consent-prompt.tsx', {
    'the banner is shown again to someone who has refused': [
      "consent.status !== 'unset'",
      "consent.status === 'accepted'",
    ],
  }),
  ...breaksOf(
    'shell/src/features/navigation/scroll-key.ts',
    {
      'a filter in the address moves the page to the top': [
        'isSamePage && last ? last.name : entry',
        'entry',
      ],
    },
    'shell/src/features/navigation/navigation.test.tsx',
  ),
];
