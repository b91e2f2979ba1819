import type { StrategyFailure } from './contract.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { z } from 'zod';

type GeminiErrorCode = Exclude<
  StrategyFailure['code'],
  'busy' | 'limited' | 'facts-too-large' | 'unreadable'
>;

/** Gemini gave no plan. The error holds nothing of the request, so that no key gets into a log. */
export class GeminiError extends Error {
  override readonly name = 'GeminiError';
  readonly code: GeminiErrorCode;
  /** Gemini's reason as a code; empty when it gave none. */
  readonly detail: string;
  /** Seconds to wait before a retry; null when Gemini does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(code: GeminiErrorCode, detail = '', retryAfterSeconds: number | null = null) {
    super(`Gemini gave no plan: ${code}${detail && ` (${detail})`}`);
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The format of Google's errors: https://google.aip.dev/193. */
const refusalSchema = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z
      .array(z.looseObject({ reason: z.string().optional(), retryDelay: z.string().optional() }))
      .default([]),
  }),
});

/** The error of an answer with an error status: https://ai.google.dev/gemini-api/docs/troubleshooting. */
export function geminiRefusal(response: Response, body: string): GeminiError {
  const read = refusalSchema.safeParse(parseJson(body)).data?.error;
  const reasons = (read?.details ?? []).map(({ reason }) => reason);
  const detail = /^[A-Z_]{1,60}$/.test(read?.status ?? '') ? (read?.status ?? '') : '';
  const { status } = response;
  if (reasons.includes('API_KEY_INVALID') || status === 401 || status === 403) {
    return new GeminiError('key-refused', detail);
  }
  if (status === 429)
    return new GeminiError('quota', detail, retryAfter(response, read?.details ?? []));
  if (status === 404) return new GeminiError('model-unknown', detail);
  if (status === 504) return new GeminiError('timeout', detail);
  if (status >= 500) return new GeminiError('unavailable', detail || String(status));
  return new GeminiError('request-refused', detail || String(status));
}

/** Seconds, from `RetryInfo` (`"37s"`) or the header. */
function retryAfter(
  response: Response,
  details: readonly { retryDelay?: string | undefined }[],
): number | null {
  const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  const seconds = Math.ceil(Number.parseFloat(delay ?? response.headers.get('retry-after') ?? ''));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
