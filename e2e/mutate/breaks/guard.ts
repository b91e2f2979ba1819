import type { NamedBreak } from '../named-break.ts';

const shell = (path: string): string => `shell/src/features/guard/${path}`;
const gateway = (path: string): string => `platform/gateway/guard/${path}`;
const check = { file: shell('check-admin.ts'), tests: [shell('check-admin.test.ts')] };
const views = { file: shell('unknown-path.tsx'), tests: [shell('require-admin.test.tsx')] };

/** Access to the staff area, in the browser and in the gateway. */
export const guardBreaks: readonly NamedBreak[] = [
  {
    ...check,
    name: 'another role than admin is asked for',
    text: ".eq('role', 'admin')",
    replacement: ".eq('role', 'editor')",
  },
  {
    ...check,
    name: 'anyone is asked about, not the signed-in person',
    text: "    .eq('user_id', session.user.id)\n",
    replacement: '',
  },
  {
    ...check,
    name: 'a failed query counts as a role',
    text: 'if (error || !role)',
    replacement: 'if (!error && !role)',
  },
  {
    ...check,
    name: 'an exception is logged in other words',
    text: "'Error checking admin access'",
    replacement: "'Admin check failed'",
  },
  {
    ...check,
    name: 'the result of a check is kept after the person has signed out',
    text: '    if (!isOpen(asked)) return;\n    guardStore.setState(state, true);',
    replacement: '    guardStore.setState(state, true);',
  },
  {
    ...views,
    name: 'a denied person sees a spinner for ever',
    text: "if (guard.status === 'denied') return <NotFound />;",
    replacement: "if (guard.status === 'denied') return <GuardPending />;",
  },
  {
    ...views,
    name: 'a page is open without a session',
    text: "  if (session.status === 'signed-out') return isLeaving ? <GuardPending /> : <NotFound />;\n",
    replacement: '',
  },
  {
    ...views,
    name: 'a guarded page that is opened after a sign-out waits for ever',
    text: '  useLayoutEffect(() => leavingStore.setState(false, true), []);\n',
    replacement: '',
  },
  {
    ...views,
    name: 'a person who signs out sees a not-found page',
    text: 'return isLeaving ? <GuardPending /> : <NotFound />;',
    replacement: 'return <NotFound />;',
  },
  {
    name: 'the cookie of the guard never expires',
    file: 'platform/gateway/http/signed-cookie.ts',
    text: 'return now().getTime() < facts.exp * 1000 ? facts : null;',
    replacement: 'return facts;',
    tests: ['platform/gateway/http/signed-cookie.test.ts', gateway('guard.test.ts')],
  },
  {
    name: 'the cookie of the guard is sent from other sites',
    file: 'platform/gateway/http/signed-cookie.ts',
    text: 'SameSite=Strict',
    replacement: 'SameSite=Lax',
    tests: ['platform/gateway/http/signed-cookie.test.ts', gateway('guard.test.ts')],
  },
  {
    name: 'a page of another site can open the guard',
    file: 'platform/gateway/gateway.ts',
    text: 'refused ?? (await app.fetch(request, client))',
    replacement: 'await app.fetch(request, client)',
    tests: [gateway('cross-site.test.ts')],
  },
  {
    name: 'a person without the role gets the staff area',
    file: gateway('admin-of.ts'),
    text: "data?.status === 'allowed' ? data.user_id : null",
    replacement: 'data?.user_id ?? null',
    tests: [gateway('guard.test.ts')],
  },
];
