import { readBreaks } from '../named-break.ts';

/** Analytics, consent, device mode, messages, facts for search engines. */
export const sdkBreaks = readBreaks(`
file: shared/kit/sdk/src/collector/delivery/write-events.ts
10 events are kept, not 100
- const keptEvents = 100;
+ const keptEvents = 10;
events are written before the visitor has chosen
- consentStore.getState().status !== 'accepted') return;
+ consentStore.getState().status === 'refused') return;

file: shared/kit/sdk/src/seo-metrics/report-store.ts
test: shared/kit/sdk/src/seo-metrics/seo-metrics.test.ts
100 reports of search facts are kept, not 50
- export const keptReports = 50;
+ export const keptReports = 100;

file: shared/kit/sdk/src/consent/consent-store.ts
the choice about cookies has another key
- 'cookies-accepted'
+ 'cookie-consent'
a refusal is stored as an acceptance
- keep('false');
+ keep('true');
a withdrawn choice leaves the recorded events
-   if (consent.status !== 'accepted') forget();

file: shared/kit/sdk/src/device/use-is-mobile.ts
test: shared/kit/sdk/src/device/use-is-mobile.test.tsx
a window of 768 px has the layout for phones
- (width < \${MOBILE_BREAKPOINT}px)
+ (width <= \${MOBILE_BREAKPOINT}px)

file: shared/kit/sdk/src/toast/toast-store.ts
two toasts are shown at a time
- const TOAST_LIMIT = 1;
+ const TOAST_LIMIT = 2;

file: shared/kit/sdk/src/collector/trackers/clicks.ts
test: shared/kit/sdk/src/collector/collector.test.ts
the mouse may leave the page more than once
-     page.removeEventListener('mouseleave', leave);

file: shared/kit/sdk/src/collector/trackers/track-views.ts
test: shared/kit/sdk/src/collector/collector.test.ts
the milestone of half a page is missed
- [25, 50, 75, 100]
+ [25, 75, 100]

file: shared/kit/sdk/src/head/head-tags.ts
test: shared/kit/sdk/src/head/head.test.ts
a page has no version for Canada
- 'en-us', 'en-ca',
+ 'en-us',
articles have no picture in their structured data
- 'headline' in object
+ 'title' in object
`);
