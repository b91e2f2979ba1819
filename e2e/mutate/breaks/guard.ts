import { readBreaks } from '../named-break.ts';

/** Access to the staff area, in the browser and in the gateway; rights of an app's code, and pages that no visitor may get. */
export const guardBreaks = readBreaks(`
file: shell/src/features/guard/check-admin.ts
another role than admin is asked for
- .eq('role', 'admin')
+ .eq('role', 'editor')
anyone is asked about, not the signed-in person
-     .eq('user_id', session.user.id)
a failed query counts as a role
- if (error || !role)
+ if (!error && !role)
an exception is logged in other words
- 'Error checking admin access'
+ 'Admin check failed'
the result of a check is kept after the person has signed out
-     if (!isOpen(asked)) return;
-     guardStore.setState(state, true);
+     guardStore.setState(state, true);

file: shell/src/features/guard/unknown-path.tsx
test: shell/src/features/guard/require-admin.test.tsx
a denied person sees a spinner for ever
- if (guard.status === 'denied') return <NotFound />;
+ if (guard.status === 'denied') return <GuardPending />;
a page is open without a session
-   if (session.status === 'signed-out') return isLeaving ? <GuardPending /> : <NotFound />;
a guarded page that is opened after a sign-out waits for ever
-   useLayoutEffect(() => leavingStore.setState(false, true), []);
a person who signs out sees a not-found page
- return isLeaving ? <GuardPending /> : <NotFound />;
+ return <NotFound />;

file: platform/gateway/http/signed-cookie.ts
test: platform/gateway/http/signed-cookie.test.ts
test: platform/gateway/guard/guard.test.ts
the cookie of the guard never expires
- return now().getTime() < facts.exp * 1000 ? facts : null;
+ return facts;
the cookie of the guard is sent from other sites
- SameSite=Strict
+ SameSite=Lax

file: platform/gateway/gateway.ts
test: platform/gateway/guard/cross-site.test.ts
a page of another site can open the guard
- refused ?? (await app.fetch(request, client))
+ await app.fetch(request, client)

file: platform/gateway/guard/admin-of.ts
test: platform/gateway/guard/guard.test.ts
a person without the role gets the staff area
- data?.status === 'allowed' ? data.user_id : null
+ data?.user_id ?? null

file: platform/compose/render/permissions.ts
a loader may read every file
- [...platformCode, ...reads, ...cache].map
+ ['*', ...cache].map

file: platform/ship/check-pages.ts
test: platform/ship/ship.test.ts
a release goes live whose pages fail in a browser
- opened?.problems ?? []
+ []
a release goes live with two main elements in a page
- refuse(manifest, 'with invalid HTML', faults)
+ refuse(manifest, 'with invalid HTML', [])
`);
