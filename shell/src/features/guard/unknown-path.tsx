import { useRoutes, applyHead, useSession } from '@talent/sdk';
import type { NeedsOfPages } from '@talent/api/platform/needs-of-pages';
import type { GuardedComposition, SiteConfig, ComposedRemote } from '@talent/sdk/contract';
import {
  useMemo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
  lazy,
  Suspense,
} from 'react';
import { NotFound } from '../not-found/not-found';
import { loadPolicy } from '../policy/load-policy';
import { ensurePage, loadedPage } from '../remotes/pages';
import { RemoteFailed } from '../remotes/failure/remote-failed';
import { PageOfRemote } from '../remotes/remote-page';
import { reportFailure } from '../remotes/failure/report-failure';
import { checkAdmin } from './check-admin';
import { guardStore, leavingStore } from './guard-store';
import { useWaiting } from '../pending/use-slow-page';

interface UnknownPathProps {
  /** The gateway already knows this person: show a pending page rather than the not-found page. */
  expected: boolean;
  site: SiteConfig;
}

/** A path that no public app owns: the not-found page, unless an admin is signed in and a guarded remote owns it. */
export function UnknownPath({ expected, site }: UnknownPathProps) {
  return (
    <RequireSession expected={expected}>
      <RequireAdmin>
        {(composition) => <GuardedRoutes composition={composition} site={site} />}
      </RequireAdmin>
    </RequireSession>
  );
}

interface GuardedRoutesProps {
  composition: GuardedComposition & NeedsOfPages;
  site: SiteConfig;
}

function GuardedRoutes({ composition, site }: GuardedRoutesProps) {
  const routes = useMemo(
    () => [
      ...composition.remotes.flatMap((remote) =>
        remote.patterns.map((pattern) => ({
          path: pattern,
          element: (
            <GuardedPage
              key={pattern}
              remote={remote}
              pattern={pattern}
              site={site}
              needs={composition.needs}
            />
          ),
        })),
      ),
      { path: '*', element: <NotFound /> },
    ],
    [composition, site],
  );
  return useRoutes(routes);
}

interface Props {
  needs: NeedsOfPages['needs'];
  remote: ComposedRemote;
  pattern: string;
  site: SiteConfig;
}

type State = { status: 'loading' } | { status: 'ready' } | { status: 'failed' };

/** A page that is never prerendered: the browser loads its code after the check. */
function GuardedPage({ remote, pattern, site, needs }: Props) {
  const [state, setState] = useState<State>(() =>
    loadedPage(remote.name, pattern) ? { status: 'ready' } : { status: 'loading' },
  );
  const load = useCallback(async (): Promise<void> => {
    try {
      if (needs?.[pattern] && (await (await loadPolicy())?.takeGuardedDocument(needs, pattern)))
        return;
      await ensurePage(remote, pattern);
      setState({ status: 'ready' });
    } catch (error) {
      console.error(error);
      reportFailure(remote.name, error);
      setState({ status: 'failed' });
    }
  }, [remote, pattern, needs]);
  useEffect(() => {
    if (state.status === 'loading') void load();
  }, [state.status, load]);

  useLayoutEffect(() => {
    const head = loadedPage(remote.name, pattern)?.head;
    if (state.status === 'ready' && head) applyHead(head, site);
  }, [state.status, remote, pattern, site]);

  if (state.status === 'loading') return <GuardPending />;
  if (state.status === 'failed') {
    return (
      <div data-app="shell">
        <RemoteFailed app={remote.name} onRetry={() => setState({ status: 'loading' })} />
      </div>
    );
  }
  return <PageOfRemote remote={remote} pattern={pattern} site={site} data={null} />;
}

/** Outer half of the guard: without a session the page does not exist. */
export function RequireSession({ expected, children }: { expected: boolean; children: ReactNode }) {
  const session = useSession();
  const isLeaving = leavingStore();
  // A page that opens later does not wait: nothing leads away from it.
  useLayoutEffect(() => leavingStore.setState(false, true), []);
  if (session.status === 'unknown') return expected ? <GuardPending /> : <NotFound />;
  if (session.status === 'signed-out') return isLeaving ? <GuardPending /> : <NotFound />;
  return children;
}

interface RequireAdminProps {
  children: (composition: GuardedComposition) => ReactNode;
}

/** Inner half of the guard: without the admin row, or when the check fails, the page does not exist. */
export function RequireAdmin({ children }: RequireAdminProps) {
  const guard = guardStore();
  useEffect(() => {
    if (guard.status === 'loading') void checkAdmin();
  }, [guard]);
  if (guard.status === 'loading') return <GuardPending />;
  if (guard.status === 'denied') return <NotFound />;
  return children(guard.composition);
}

// A file of its own: visitors do not download it.
const ToolOutline = lazy(async () => ({ default: (await import('./tool-outline')).ToolOutline }));

/** An outline while the role is checked and the tool loads; the frame's spinner shows when it takes long. */
export function GuardPending() {
  useWaiting();
  return (
    <div data-app="shell">
      <Suspense>
        <ToolOutline />
      </Suspense>
    </div>
  );
}
