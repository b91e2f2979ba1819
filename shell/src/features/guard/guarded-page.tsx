import type { ComposedRemote, SiteConfig } from '@talent/sdk/contract';
import { applyHead } from '@talent/sdk';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { ensurePage, loadedPage } from '../remotes/pages';
import { RemoteFailed } from '../remotes/failure/remote-failed';
import { PageOfRemote } from '../remotes/remote-page';
import { reportFailure } from '../remotes/failure/report-failure';
import { GuardPending } from './guard-pending';

interface Props {
  remote: ComposedRemote;
  pattern: string;
  site: SiteConfig;
}

type State = { status: 'loading' } | { status: 'ready' } | { status: 'failed' };

/** A page that is never prerendered: the browser loads its code after the check. */
export function GuardedPage({ remote, pattern, site }: Props) {
  const [state, setState] = useState<State>(() =>
    loadedPage(remote.name, pattern) ? { status: 'ready' } : { status: 'loading' },
  );
  const load = useCallback(async (): Promise<void> => {
    try {
      await ensurePage(remote, pattern);
      setState({ status: 'ready' });
    } catch (error) {
      console.error(error);
      reportFailure(remote.name, error);
      setState({ status: 'failed' });
    }
  }, [remote, pattern]);
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
