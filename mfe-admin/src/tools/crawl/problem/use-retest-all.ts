import { useSite } from '@talent/sdk';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { siteOrigins } from '../../../site-pages/site-origins';
import { noteRetest } from '../api/crawl-lists';
import { listOpenFindings } from '../api/load-problem';
import { createSiteReader } from '../crawler/site-reader';
import { createRetester } from '../findings/retest';

/** Tests of all open findings of a problem. */
export type RetestState =
  | { status: 'idle' }
  | { status: 'running'; done: number; all: number }
  | { status: 'tested'; gone: number; still: number }
  | { status: 'failed' };

/** Tests the open findings of a rule one after the other; each result is stored as soon as it is known. */
export function useRetestAll(crawlId: number, rule: string, path: string | null) {
  const site = useSite();
  const [state, setState] = useState<RetestState>({ status: 'idle' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function run(): Promise<void> {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    const counts = { gone: 0, still: 0 };
    setState({ status: 'running', done: 0, all: 0 });
    try {
      const findings = await listOpenFindings(crawlId, rule, path);
      const isRendered = findings.some(({ check_key }) => check_key === 'rendering');
      const retest = createRetester(createSiteReader(siteOrigins(site.origin), isRendered));
      for (const [done, finding] of findings.entries()) {
        setState({ status: 'running', done, all: findings.length });
        const isThere = await retest(finding, signal);
        await noteRetest(crawlId, finding.fingerprint, isThere ? 'open' : 'gone');
        counts[isThere ? 'still' : 'gone'] += 1;
      }
      setState({ status: 'tested', ...counts });
    } catch (error) {
      if (signal.aborted) {
        setState({ status: 'tested', ...counts });
      } else {
        console.error('The findings of a problem were not tested', error);
        setState({ status: 'failed' });
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['crawl', crawlId] });
  }

  return { state, run, stop: () => leaving.current?.abort() };
}
