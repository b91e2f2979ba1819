import type { StrategyFailure } from '@talent/api/seo/strategy';

/** Why Gemini gave no plan. */
export type GeminiErrorCode = Exclude<
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
