import { z } from 'zod';
import type { Backend } from '../../gateway/http/backend.ts';

const time = z.iso.datetime({ offset: true });

/** Answer of the function `operations-summary`. */
const summarySchema = z.object({
  mails: z.object({
    /** Waiting or being sent. */
    queued: z.number(),
    /** Given up, and still kept. */
    failed: z.number(),
    /** Given up within the last day. */
    failed_lately: z.number(),
    /** When the oldest waiting mail was due; null: none is late. */
    oldest_due_at: time.nullable(),
  }),
  /** All scheduled work. A function that is older than this gateway names neither `does` nor `at_most_ms`. */
  schedules: z.array(
    z.object({
      name: z.string(),
      /** What the work does, for people: `sending mails`. */
      does: z.string().default(''),
      /** Longest time without a success, ms; null: it is not watched. */
      at_most_ms: z.number().nullable().default(null),
      /** Null: never yet. */
      succeeded_at: time.nullable(),
    }),
  ),
  /** Requests over a limit that were counted today, UTC. */
  limited_today: z.number(),
});

/** Figures that only the backend knows. */
export type OperationsSummary = z.infer<typeof summarySchema>;

export type SummaryAnswer =
  | { status: 'read'; summary: OperationsSummary }
  | { status: 'unread'; why: string };

const FUNCTION_PATH = '/functions/v1/operations-summary';
const TIMEOUT_MS = 5000;

/** Asks the backend; never rejects. */
export async function readSummary(backend: Backend, secret: string | null): Promise<SummaryAnswer> {
  if (secret === null) return { status: 'unread', why: 'GATEWAY_SECRET is not set' };
  const fetchBackend = backend.fetch ?? ((request: Request) => fetch(request));
  try {
    const response = await fetchBackend(
      new Request(backend.url + FUNCTION_PATH, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, Authorization: `Bearer ${secret}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    const body: unknown = await response.json().catch(() => null);
    if (response.status === 404) {
      const why =
        'the function operations-summary is not deployed, or has another GATEWAY_SECRET than the site';
      return { status: 'unread', why };
    }
    if (!response.ok) return { status: 'unread', why: `the backend answered ${response.status}` };
    const summary = summarySchema.safeParse(body);
    return summary.success
      ? { status: 'read', summary: summary.data }
      : { status: 'unread', why: 'the backend did not answer with figures' };
  } catch {
    return { status: 'unread', why: 'the backend did not answer' };
  }
}
