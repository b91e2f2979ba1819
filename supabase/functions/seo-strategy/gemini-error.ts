import type { StrategyFailure } from '@talent/api/forms/seo-strategy';

/** Why Gemini gave no plan. */
export type GeminiErrorCode = Exclude<
  StrategyFailure['code'],
  'busy' | 'limited' | 'facts-too-large' | 'unreadable'
>;

/** Gemini gave no plan. Holds nothing of the request, so that no key can get into a log. */
export class GeminiError extends Error {
  override readonly name = 'GeminiError';
  readonly code: GeminiErrorCode;
  /** What it gave as its reason, in its own short words; empty when none. */
  readonly detail: string;
  /** Seconds after which it asks to be tried again; null when it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(code: GeminiErrorCode, detail = '', retryAfterSeconds: number | null = null) {
    super(`Gemini gave no plan: ${code}${detail && ` (${detail})`}`);
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
