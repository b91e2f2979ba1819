import type { MeasuredPage, SeoFact, SeoPlan } from './contract.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { readGeminiAnswer } from './gemini-answer.ts';
import { GeminiError, geminiRefusal } from './gemini-error.ts';
import { geminiRequest } from './gemini-request.ts';
import type { GeminiSettings } from '@talent/functions/gemini/settings.ts';

/** For the whole answer, ms. */
const TIME_LIMIT_MS = 30_000;
/** Bytes of the answer that are read at most. */
const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Asks Gemini for a plan based on measured facts, and says which version of the model answered. The key is sent in a header of this one request, and no redirect is
 * followed with it.
 * @throws GeminiError for every kind of failure.
 */
export async function askGemini(
  { key, url, model }: GeminiSettings,
  pages: readonly MeasuredPage[],
  facts: readonly SeoFact[],
  timeLimitMs = TIME_LIMIT_MS,
): Promise<{ plan: SeoPlan; model: string }> {
  const { response, body } = await send(
    new Request(`${url}/v1beta/models/${model}:generateContent`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify(geminiRequest(pages, facts)),
    }),
    AbortSignal.timeout(timeLimitMs),
  );
  if (!response.ok) throw geminiRefusal(response, body);
  const { plan, modelVersion } = readGeminiAnswer(body, facts);
  return { plan, model: modelVersion ?? model };
}

async function send(
  request: Request,
  signal: AbortSignal,
): Promise<{ response: Response; body: string }> {
  try {
    const response = await fetch(request, { signal });
    const body = await readLimitedText(response, MAX_ANSWER_BYTES);
    if (body === null) throw new GeminiError('too-large');
    return { response, body };
  } catch (error) {
    if (error instanceof GeminiError) throw error;
    // The cause of a failed request may quote the request, so it is not passed on.
    throw new GeminiError(signal.aborted ? 'timeout' : 'unavailable');
  }
}
