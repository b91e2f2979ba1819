import type { NamedBreak } from '../named-break.ts';

const shell = (path: string): string => `shell/src/features/${path}`;
const stack = shell('toasts/toast-stack.tsx');
const toasts = [shell('toasts/toasts.test.tsx')];

/** The frame around every page: gestures, messages, prefetching, session, navigation. */
export const shellBreaks: readonly NamedBreak[] = [
  {
    name: 'a toast stays for 3 s',
    file: stack,
    text: 'const TOAST_DURATION = 5000;',
    replacement: 'const TOAST_DURATION = 3000;',
    tests: toasts,
  },
  {
    name: 'four notices are shown at a time',
    file: stack,
    text: 'const NOTICE_LIMIT = 3;',
    replacement: 'const NOTICE_LIMIT = 4;',
    tests: toasts,
  },
  {
    name: 'a swipe of 40 px dismisses a toast',
    file: shell('toasts/message-list.tsx'),
    text: 'const SWIPE_THRESHOLD = 50;',
    replacement: 'const SWIPE_THRESHOLD = 40;',
    tests: toasts,
  },
  {
    name: 'the times of the two gestures are swapped',
    file: shell('device/gesture-classes.ts'),
    text: "lingeringClass('is-scrolling', SCROLL_REST)",
    replacement: "lingeringClass('is-scrolling', TOUCH_REST)",
    tests: [shell('device/gesture-classes.test.ts')],
  },
  {
    name: 'a redirect forgets the search of the address',
    file: shell('redirects/redirect-routes.ts'),
    text: '(path + asked.search + hash)',
    replacement: '(path + hash)',
    tests: [shell('redirects/redirect-routes.test.tsx')],
  },
  {
    name: 'pages are fetched ahead for visitors who save data',
    file: shell('prefetch/connection.ts'),
    text: 'networkInformation()?.saveData === true ||',
    replacement: 'networkInformation()?.saveData === false ||',
    tests: [shell('prefetch/prefetch-links.test.ts')],
  },
  {
    name: 'a link to another site is fetched ahead',
    file: shell('prefetch/prefetch-links.ts'),
    text: '  if (link.origin !== window.location.origin) return null;\n',
    replacement: '',
    tests: [shell('prefetch/prefetch-links.test.ts')],
  },
  {
    name: 'a sign-out in another tab leaves the guard open',
    file: shell('session/keep-session.ts'),
    text: "    closeGuard();\n    sessionStore.setState({ status: 'signed-out' }, true);",
    replacement: "    sessionStore.setState({ status: 'signed-out' }, true);",
    tests: [shell('session/keep-session.test.ts')],
  },
  {
    name: 'the form for a new password stays when another tab signs in another person',
    file: shell('login/use-login-step.ts'),
    text: "before.name === 'link' ? before",
    replacement: 'before.name !== "" ? before',
    tests: [shell('login/login-recovery.test.tsx')],
  },
  {
    name: 'the banner is shown again to someone who has refused',
    file: shell('consent/consent-prompt.tsx'),
    text: "consent.status !== 'unset'",
    replacement: "consent.status === 'accepted'",
    tests: [shell('consent/consent-prompt.test.tsx')],
  },
  {
    name: 'a filter in the address moves the page to the top',
    file: shell('navigation/scroll-key.ts'),
    text: 'isSamePage && last ? last.name : entry',
    replacement: 'entry',
    tests: [shell('navigation/scroll-key.test.ts')],
  },
];
