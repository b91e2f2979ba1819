import type { SearchConsoleOutcome } from '@talent/api/seo/connections';
import { z } from 'zod';

export type SearchConsoleErrorCode = Exclude<
  SearchConsoleOutcome,
  'never' | 'asking' | 'imported' | 'key-malformed'
>;

/** Google gave no figures. It holds nothing of the request, so that no key gets into a log. */
export class SearchConsoleError extends Error {
  override readonly name = 'SearchConsoleError';
  readonly code: SearchConsoleErrorCode;
  /** Google's reason as a code; empty when it gave none. */
  readonly detail: string;
  /** Seconds to wait before a retry; null when Google does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(code: SearchConsoleErrorCode, detail = '', retryAfterSeconds: number | null = null) {
    super(`Search Console gave no figures: ${code}${detail && ` (${detail})`}`);
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The token endpoint's errors: https://www.rfc-editor.org/rfc/rfc6749#section-5.2. */
const tokenRefusal = z.object({ error: z.string() });

/** The API's errors: https://developers.google.com/webmaster-tools/v1/errors. */
const apiRefusal = z.object({
  error: z.object({
    status: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});

const quotaReasons = [
  'quotaExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
];

/** The error of an answer with an error status. */
export function searchConsoleRefusal(
  status: number,
  body: unknown,
  retryAfterSeconds: number | null,
): SearchConsoleError {
  const ofToken = tokenRefusal.safeParse(body);
  if (ofToken.success && status < 500) {
    return new SearchConsoleError('key-refused', word(ofToken.data.error));
  }
  const said = apiRefusal.safeParse(body).data?.error;
  const reasons = [...(said?.errors ?? []), ...(said?.details ?? [])].flatMap(({ reason }) =>
    reason ? [reason] : [],
  );
  const detail = word(reasons[0] ?? said?.status ?? '');
  if (status === 429 || reasons.some((reason) => quotaReasons.includes(reason))) {
    return new SearchConsoleError('quota', detail, retryAfterSeconds);
  }
  if (reasons.includes('accessNotConfigured') || reasons.includes('SERVICE_DISABLED')) {
    return new SearchConsoleError('api-disabled', detail);
  }
  if (status === 401) return new SearchConsoleError('key-refused', detail);
  if (status === 403) return new SearchConsoleError('permission', detail);
  if (status === 404) return new SearchConsoleError('site-unknown', detail);
  if (status >= 500) {
    return new SearchConsoleError('unavailable', detail || String(status), retryAfterSeconds);
  }
  return new SearchConsoleError('refused', detail || String(status));
}

/** A code; empty for any other text. */
function word(text: string): string {
  return /^[A-Za-z_]{1,60}$/.test(text) ? text : '';
}
