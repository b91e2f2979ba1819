import { readBreaks } from '../named-break.ts';

/** The frame around every page: gestures, messages, prefetching, session, navigation. */
export const shellBreaks = readBreaks(`
file: shell/src/features/toasts/toast-stack.tsx
test: shell/src/features/toasts/toasts.test.tsx
a toast stays for 3 s
- const TOAST_DURATION = 5000;
+ const TOAST_DURATION = 3000;
four notices are shown at a time
- const NOTICE_LIMIT = 3;
+ const NOTICE_LIMIT = 4;

file: shell/src/features/toasts/message-list.tsx
test: shell/src/features/toasts/toasts.test.tsx
a swipe of 40 px dismisses a toast
- const SWIPE_THRESHOLD = 50;
+ const SWIPE_THRESHOLD = 40;

file: shared/kit/ui/src/figures/data-table.tsx
test: shared/kit/ui/src/controls/controls.test.tsx
no table has cards on a phone
- data-cards={isCards || undefined}
+ data-cards={undefined}

file: shell/src/features/device/gesture-classes.ts
the times of the two gestures are swapped
- lingeringClass('is-scrolling', SCROLL_REST)
+ lingeringClass('is-scrolling', TOUCH_REST)

file: shell/src/features/redirects/redirect-routes.ts
test: shell/src/features/redirects/redirect-routes.test.tsx
a redirect forgets the search of the address
- (path + asked.search + hash)
+ (path + hash)

file: shell/src/features/prefetch/connection.ts
test: shell/src/features/prefetch/prefetch-links.test.ts
pages are fetched ahead for visitors who save data
- networkInformation()?.saveData === true ||
+ networkInformation()?.saveData === false ||

file: shell/src/features/prefetch/prefetch-links.ts
a link to another site is fetched ahead
-   if (link.origin !== window.location.origin) return null;

file: shell/src/features/session/keep-session.ts
a sign-out in another tab leaves the guard open
-     closeGuard();
-     sessionStore.setState({ status: 'signed-out' }, true);
+     sessionStore.setState({ status: 'signed-out' }, true);

file: shell/src/features/login/login.tsx
test: shell/src/features/login/login-recovery.test.tsx
the form for a new password stays when another tab signs in another person
- before.name === 'link' ? before
+ before.name !== "" ? before

file: shell/src/features/consent/consent-prompt.tsx
the banner is shown again to someone who has refused
- consent.status !== 'unset'
+ consent.status === 'accepted'

file: shell/src/features/navigation/scroll-key.ts
test: shell/src/features/navigation/navigation.test.tsx
a filter in the address moves the page to the top
- isSamePage && last ? last.name : entry
+ entry

file: shared/product/api/search/site-search.ts
words of the same meaning do not find each other
- group: longest?.group ?? [[word]]
+ group: [[word]]
a text that is searched for may have any length
- wordsOf(text.slice(0, LONGEST_QUERY))
+ wordsOf(text)

file: platform/gateway/pages/site-search.ts
the words of a stranger are written into the page of the search as they came
- escapeXml(countText(found.length, query))
+ countText(found.length, query)
the search finds a job that is over
- if (isGone(entry, now) || !found) return [];
+ if (!found) return [];

file: shell/src/features/search/search-key.ts
test: shell/src/features/search/search-page.test.tsx
the key of the search is taken from fields
- if (target instanceof Element && target.closest(TAKES_TEXT)) return;
+ void TAKES_TEXT;

file: mfe-marketing/src/features/home/clock/use-hour.ts
test: mfe-marketing/src/features/home/clock/search-clock.test.tsx
the clock runs for those who ask for less motion
- if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
+ void 0;
scrolling moves an hour that was set
- isSet.current = true;
+ void 0;
`);
