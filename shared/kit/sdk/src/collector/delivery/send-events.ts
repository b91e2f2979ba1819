import type { EventBatch } from '@talent/protocol/events/event-batch';
import { consentStore } from '@talent/sdk';
import { safely } from '../../analytics/safely.ts';
import { visitWeek } from './visited-weeks.ts';
import type { StoredEvent } from './write-events.ts';
import { cutText } from '@talent/protocol/text/cut-text';

const collectPath = '/functions/v1/collect-events';
/** Most events of one batch. */
const batchSize = 50;
/** How long an event waits for others, ms. */
const longestWait = 10_000;
/** Most characters of a path, as on the server. */
const pathLimit = 300;

/** Sends events to the site's own backend in batches. */
export interface Sender {
  /** Adds events that the visitor has accepted. */
  add: (events: readonly StoredEvent[]) => void;
  /** Also sends waiting events when the tab is left. Call it after every listener that records an event then. */
  sendWhenLeft: () => void;
}

/**
 * Creates a sender, which drops waiting events when consent is withdrawn.
 * @param composition id of this tab's set of versions
 */
export function createSender(composition: string): Sender {
  const arrival = readArrival(documentAddress(), document.referrer);
  let waiting: readonly StoredEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  consentStore.subscribe(({ status }) => {
    if (status !== 'accepted') take();
  });

  function take(): readonly StoredEvent[] {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    return taken;
  }

  function send(): void {
    const events = take();
    for (let start = 0; start < events.length; start += batchSize) {
      safely(() => post(events.slice(start, start + batchSize)));
    }
  }

  function post(events: readonly StoredEvent[]): void {
    const sessionId = events[0]?.session_id ?? '';
    const body: EventBatch = {
      session_id: sessionId,
      user_id: events.find(({ user_id }) => user_id !== null)?.user_id ?? null,
      ...arrival,
      ...visitWeek(sessionId, new Date()),
      composition,
      events: events.map(toSent),
    };
    postBatch(collectPath, body);
  }

  return {
    add(events) {
      waiting = [...waiting, ...events];
      if (waiting.length >= batchSize) send();
      else timer ??= setTimeout(send, longestWait);
    },
    sendWhenLeft() {
      window.addEventListener('pagehide', send);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') send();
      });
    },
  };
}

/** Posts JSON in a request that outlives the page and brings no cookies. A failed one is not repeated. */
export function postBatch(path: string, body: object): void {
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch((error: unknown) => console.error('Error tracking analytics event', error));
}

/** The address that the document was loaded from; client-side navigations do not change it. */
function documentAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

function toSent({ event_type, page_path, timestamp, metadata }: StoredEvent) {
  return {
    type: event_type,
    path: page_path.slice(0, pathLimit),
    age_ms: Math.max(0, Date.now() - Date.parse(timestamp)),
    metadata:
      'url' in metadata ? { ...metadata, url: withoutQuery(String(metadata.url)) } : metadata,
  };
}

/** Drops query and fragment, which may hold typed text. Of a mail link only its kind is kept. */
function withoutQuery(url: string): string {
  const [address = '', query] = url.split(/[?#]/, 2);
  if (address.startsWith('mailto:')) return address === 'mailto:' && query ? 'mailto:?' : 'mailto:';
  return address;
}

/** How a visitor came to the site. */
interface Arrival {
  /** Host of the referring page; null without a referrer, or when it is this site. */
  referrer_host: string | null;
  /** Campaign parameters of the address, each at most 100 characters. */
  utm: Partial<Record<UtmPart, string>>;
}

type UtmPart = (typeof utmParts)[number];

const utmParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * Reads how the visitor arrived.
 * @param address - address that the document was fetched from; navigations may have changed it since.
 */
export function readArrival(address: string, referrer: string): Arrival {
  const url = URL.parse(address);
  const from = URL.parse(referrer);
  const utm: Arrival['utm'] = {};
  for (const part of utmParts) {
    const value = cutText(url?.searchParams.get(`utm_${part}`)?.trim() ?? '', 100);
    if (value) utm[part] = value;
  }
  const isElsewhere = from !== null && from.host !== '' && from.host !== url?.host;
  return { referrer_host: isElsewhere ? from.hostname : null, utm };
}
