import type { MeasuredPage, SeoFact, SeoPlan } from '@talent/api/forms/seo-strategy';
import { readGeminiAnswer } from './gemini-answer.ts';
import { GeminiError } from './gemini-error.ts';
import { geminiRefusal } from './gemini-refusal.ts';
import { geminiRequest } from './gemini-request.ts';
import type { GeminiSettings } from './gemini-settings.ts';

/** For the whole answer, ms. */
const TIME_LIMIT_MS = 30_000;
/** Of the answer that is read, bytes. */
const MAX_ANSWER_BYTES = 256 * 1024;

export interface GeminiPlan {
  plan: SeoPlan;
  /** Version that answered. */
  model: string;
}

/**
 * Has Gemini make a plan of measured facts. The key goes out in a header of this one request, and no redirect is
 * followed with it.
 * @throws GeminiError, always: whatever happens on the way is one of its codes.
 */
export async function askGemini(
  { key, url, model }: GeminiSettings,
  pages: readonly MeasuredPage[],
  facts: readonly SeoFact[],
  timeLimitMs = TIME_LIMIT_MS,
): Promise<GeminiPlan> {
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
    return { response, body: await readLimited(response) };
  } catch (error) {
    if (error instanceof GeminiError) throw error;
    // The reason of a failed request may quote the request: it is not passed on.
    throw new GeminiError(signal.aborted ? 'timeout' : 'unavailable');
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the request.
    if (bytes > MAX_ANSWER_BYTES) throw new GeminiError('too-large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
