import type { NamedBreak } from '../named-break.ts';

const sdk = (path: string): string => `shared/kit/sdk/src/${path}`;

/** Analytics, consent, device mode, messages, facts for search engines. */
export const sdkBreaks: readonly NamedBreak[] = [
  {
    name: '10 events are kept, not 100',
    file: sdk('collector/delivery/write-events.ts'),
    text: 'const keptEvents = 100;',
    replacement: 'const keptEvents = 10;',
    tests: [sdk('collector/delivery/write-events.test.ts')],
  },
  {
    name: 'events are written before the visitor has chosen',
    file: sdk('collector/delivery/write-events.ts'),
    text: "consentStore.getState().status !== 'accepted') return;",
    replacement: "consentStore.getState().status === 'refused') return;",
    tests: [sdk('collector/delivery/write-events.test.ts')],
  },
  {
    name: '100 reports of search facts are kept, not 50',
    file: sdk('seo-metrics/report-store.ts'),
    text: 'export const keptReports = 50;',
    replacement: 'export const keptReports = 100;',
    tests: [sdk('seo-metrics/report-store.test.ts')],
  },
  {
    name: 'the choice about cookies has another key',
    file: sdk('consent/consent-store.ts'),
    text: "'cookies-accepted'",
    replacement: "'cookie-consent'",
    tests: [sdk('consent/consent-store.test.ts')],
  },
  {
    name: 'a refusal is stored as an acceptance',
    file: sdk('consent/consent-store.ts'),
    text: "keep('false');",
    replacement: "keep('true');",
    tests: [sdk('consent/consent-store.test.ts')],
  },
  {
    name: 'a withdrawn choice leaves the recorded events',
    file: sdk('consent/consent-store.ts'),
    text: "  if (consent.status !== 'accepted') forget();\n",
    replacement: '',
    tests: [sdk('consent/consent-store.test.ts')],
  },
  {
    name: 'a window of 768 px has the layout for phones',
    file: sdk('device/use-is-mobile.ts'),
    text: '(width < ${MOBILE_BREAKPOINT}px)',
    replacement: '(width <= ${MOBILE_BREAKPOINT}px)',
    tests: [sdk('device/use-is-mobile.test.tsx')],
  },
  {
    name: 'two toasts are shown at a time',
    file: sdk('toast/toast-store.ts'),
    text: 'const TOAST_LIMIT = 1;',
    replacement: 'const TOAST_LIMIT = 2;',
    tests: [sdk('toast/toast-store.test.ts')],
  },
  {
    name: 'the mouse may leave the page more than once',
    file: sdk('collector/trackers/clicks.ts'),
    text: "    page.removeEventListener('mouseleave', leave);\n",
    replacement: '',
    tests: [sdk('collector/collector.test.ts')],
  },
  {
    name: 'the milestone of half a page is missed',
    file: sdk('collector/trackers/track-views.ts'),
    text: '[25, 50, 75, 100]',
    replacement: '[25, 75, 100]',
    tests: [sdk('collector/collector.test.ts')],
  },
  {
    name: 'a page has no version for Canada',
    file: sdk('head/head-tags.ts'),
    text: "'en-us', 'en-ca',",
    replacement: "'en-us',",
    tests: [sdk('head/head-tags.test.ts')],
  },
  {
    name: 'articles have no picture in their structured data',
    file: 'shared/kit/sdk/src/head/head-tags.ts',
    text: "'headline' in object",
    replacement: "'title' in object",
    tests: ['shared/kit/sdk/src/head/head-tags.test.ts'],
  },
];
