import type { Json } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../backend/admin-data';

/** ms without typing until a text is sent. */
const PAUSE = 2000;
/** ms from the first change that was not sent until it is sent, also while the person types on. */
const LONGEST = 4000;
/** ms until a text is sent again that got no answer. */
const RETRY = 5000;
/** Longest wait for the copies when a text is opened, ms: those of this browser do not wait longer. */
const TIMEOUT = 10_000;

/** A text that was typed and not saved; `at` is ISO 8601. */
export interface ServerCopy {
  tab: string;
  at: string;
  content: unknown;
}

/** The person's own copies of a text, newest first. Never rejects: without an answer there are none. */
export async function listServerCopies(name: string): Promise<ServerCopy[]> {
  try {
    const rows = unwrap(
      await adminData()
        .from('working_copies')
        .select('tab, kept_at, content')
        .eq('name', name)
        .order('kept_at', { ascending: false })
        .limit(20)
        .abortSignal(AbortSignal.timeout(TIMEOUT)),
    );
    return rows.map(({ tab, kept_at, content }) => ({ tab, at: kept_at, content }));
  } catch (error) {
    console.error('The kept texts were not asked for', error);
    return [];
  }
}

/** Keeps what a tab types into a text on the server, so that it outlives the browser. One request after the other. */
export function createServerCopy(name: string, tab: string) {
  let waiting: { at: string; content: unknown } | null = null;
  /** ms: of the first change that was not sent. */
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let isKept = false;
  const rows = () => adminData().from('working_copies');

  function queue(work: () => Promise<void>): void {
    clearTimeout(timer);
    last = last
      .then(work)
      .catch((error: unknown) => console.error('A text was not kept on the server', error));
  }

  async function send(): Promise<void> {
    const sent = waiting;
    if (sent === null) return;
    waiting = since = null;
    isKept = true;
    const row = { name, tab, kept_at: sent.at, content: sent.content as Json };
    const { error, status } = await rows().upsert(row);
    if (error === null) return;
    console.error('A text was not kept on the server', error);
    // Refused until the person signs in again, types on or shortens it.
    if (status !== 0 && status !== 429 && status < 500) return;
    waiting ??= sent;
    timer = setTimeout(flush, RETRY);
  }

  async function remove(from: string): Promise<void> {
    unwrap(await rows().delete().eq('name', name).eq('tab', from));
  }

  /** Sends what waits now. */
  const flush = (): void => queue(send);

  return {
    flush,
    keep(content: unknown): void {
      const now = Date.now();
      waiting = { at: new Date(now).toISOString(), content };
      since ??= now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(Math.min(PAUSE, since + LONGEST - now), 0));
    },
    /** Takes over what another tab, or this one before, has left there. */
    take({ tab: from, at, content }: ServerCopy): void {
      isKept = true;
      if (from === tab) return;
      waiting = { at, content };
      flush();
      queue(() => remove(from));
    },
    /** The text is saved, or was given up. */
    drop(): void {
      clearTimeout(timer);
      waiting = since = null;
      if (isKept) queue(() => remove(tab));
      isKept = false;
    },
  };
}
