import { breaksOf, type NamedBreak } from '../named-break.ts';

/** Access to the staff area, in the browser and in the gateway; rights of an app's code, and pages that no visitor may get. */
export const guardBreaks: readonly NamedBreak[] = [
  ...breaksOf('shell/src/features/guard/check-admin.ts', {
    'another role than admin is asked for': [".eq('role', 'admin')", ".eq('role', 'editor')"],
    'anyone is asked about, not the signed-in person': [
      "    .eq('user_id', session.user.id)\n",
      '',
    ],
    'a failed query counts as a role': ['if (error || !role)', 'if (!error && !role)'],
    'an exception is logged in other words': [
      "'Error checking admin access'",
      "'Admin check failed'",
    ],
    'the result of a check is kept after the person has signed out': [
      '    if (!isOpen(asked)) return;\n    guardStore.setState(state, true);',
      '    guardStore.setState(state, true);',
    ],
  }),
  ...breaksOf(
    'shell/src/features/guard/unknown-path.tsx',
    {
      'a denied person sees a spinner for ever': [
        "if (guard.status === 'denied') return <NotFound />;",
        "if (guard.status === 'denied') return <GuardPending />;",
      ],
      'a page is open without a session': [
        "  if (session.status === 'signed-out') return isLeaving ? <GuardPending /> : <NotFound />;\n",
        '',
      ],
      'a guarded page that is opened after a sign-out waits for ever': [
        '  useLayoutEffect(() => leavingStore.setState(false, true), []);\n',
        '',
      ],
      'a person who signs out sees a not-found page': [
        'return isLeaving ? <GuardPending /> : <NotFound />;',
        'return <NotFound />;',
      ],
    },
    'shell/src/features/guard/require-admin.test.tsx',
  ),
  ...breaksOf(
    'platform/gateway/http/signed-cookie.ts',
    {
      'the cookie of the guard never expires': [
        'return now().getTime() < facts.exp * 1000 ? facts : null;',
        'return facts;',
      ],
      'the cookie of the guard is sent from other sites': ['SameSite=Strict', 'SameSite=Lax'],
    },
    'platform/gateway/http/signed-cookie.test.ts',
    'platform/gateway/guard/guard.test.ts',
  ),
  ...breaksOf(
    'platform/gateway/gateway.ts',
    {
      'a page of another site can open the guard': [
        'refused ?? (await app.fetch(request, client))',
        'await app.fetch(request, client)',
      ],
    },
    'platform/gateway/guard/cross-site.test.ts',
  ),
  ...breaksOf(
    'platform/gateway/guard/admin-of.ts',
    {
      'a person without the role gets the staff area': [
        "data?.status === 'allowed' ? data.user_id : null",
        'data?.user_id ?? null',
      ],
    },
    'platform/gateway/guard/guard.test.ts',
  ),
  ...breaksOf('platform/compose/render/permissions.ts', {
    'a loader may read every file': [
      '[...platformCode, ...reads, ...cache].map',
      "['*', ...cache].map",
    ],
  }),
  ...breaksOf(
    'platform/ship/check-pages.ts',
    {
      'a release goes live whose pages fail in a browser': ['opened?.problems ?? []', '[]'],
      'a release goes live with two main elements in a page': [
        "refuse(manifest, 'with invalid HTML', faults)",
        "refuse(manifest, 'with invalid HTML', [])",
      ],
    },
    'platform/ship/ship.test.ts',
  ),
];
