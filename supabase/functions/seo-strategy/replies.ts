import type { GeminiError } from './gemini-error.ts';

/** An answer for this admin and this moment alone. */
export function reply(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** That Gemini gave no plan, and why; its own words are not passed on. */
export function failedReply({ code, detail, retryAfterSeconds }: GeminiError): Response {
  return reply(code === 'timeout' ? 504 : 502, { code, detail, retryAfterSeconds });
}
