import { useEffect, useRef, useState } from 'react';
import { saveCrawl, type CrawlToSave } from '../api/save-crawl';
import { toCrawlRows } from '../findings/find-problems';
import { runCrawl, type CrawlOptions, type CrawlProgress } from '../crawler/run-crawl';
import { createSiteReader } from '../crawler/site-reader';

type CrawlState =
  | { status: 'idle' }
  | { status: 'running'; startedAt: number; progress: CrawlProgress }
  | { status: 'saving'; done: number; all: number }
  /** `left`: paths that the page limit left out. */
  | { status: 'saved' | 'not-saved'; rows: CrawlToSave; left: number }
  /** The site could not be read at all. */
  | { status: 'unreachable' };

export type CrawlControl = ReturnType<typeof useCrawl>;

/**
 * Runs a crawl of the live site in this tab and saves it. Leaving the tool ends it, and nothing of it is kept.
 * @param onSaved - gets the id of each saved crawl.
 */
export function useCrawl(siteOrigins: readonly string[], onSaved: (id: number) => void) {
  const [state, setState] = useState<CrawlState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  /** The crawl as the database knows it, so that a save that is tried again goes on with it. */
  const begun = useRef<number | null>(null);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.abort();
    };
  }, []);

  async function save(rows: CrawlToSave, left: number): Promise<void> {
    try {
      const id = await saveCrawl(rows, begun.current, {
        onPart: (done, all) => setState({ status: 'saving', done, all }),
        onBegun: (known) => (begun.current = known),
      });
      setState({ status: 'saved', rows, left });
      onSaved(id);
    } catch (error) {
      console.error('The crawl was not saved', error);
      setState({ status: 'not-saved', rows, left });
    }
  }

  async function start(options: CrawlOptions): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const startedAt = Date.now();
    begun.current = null;
    setState({ status: 'running', startedAt, progress: { done: 0, known: 0, current: [] } });
    const reader = createSiteReader(siteOrigins, options.isRendered);
    try {
      const result = await runCrawl(options, reader, signal, (progress) => {
        if (isHere.current) setState({ status: 'running', startedAt, progress });
      });
      if (!isHere.current) return;
      const times = { startedAt, finishedAt: Date.now() };
      await save(toCrawlRows(result, options, times), result.left);
    } catch (error) {
      if (!isHere.current) return;
      console.error('The crawl failed', error);
      setState(signal.aborted ? { status: 'idle' } : { status: 'unreachable' });
    }
  }

  return {
    state,
    start: (options: CrawlOptions) => void start(options),
    /** Ends it; the pages that were read are saved. */
    cancel: () => running.current?.abort(),
    saveAgain: () => {
      if (state.status === 'not-saved') void save(state.rows, state.left);
    },
  };
}
