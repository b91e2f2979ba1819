import { INSTRUCTION } from './content/instruction.ts';
import type { MeasuredPage, SeoFact, SeoPlan } from './contract.ts';
import { readLimitedText } from '@talent/functions/http/read-limited.ts';
import { readGeminiAnswer } from './gemini-answer.ts';
import { GeminiError, geminiRefusal } from './gemini-error.ts';
import type { GeminiSettings } from '@talent/functions/gemini/settings.ts';

const TIME_LIMIT_MS = 30_000;
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

const text = { type: 'STRING' };
const texts = { type: 'ARRAY', items: text, minItems: 1 };

/**
 * The body of `models.generateContent` that asks for a plan as JSON of a schema, see
 * https://ai.google.dev/api/generate-content and https://ai.google.dev/gemini-api/docs/structured-output. It sets no
 * `temperature`, `topP`, `topK` and `candidateCount`: models since Gemini 3.6 ignore or refuse them, see
 * https://ai.google.dev/gemini-api/docs/latest-model.
 */
export function geminiRequest(pages: readonly MeasuredPage[], facts: readonly SeoFact[]): object {
  const page = { type: 'STRING', enum: [...new Set(pages.map(({ pagePath }) => pagePath))] };
  const properties = {
    title: text,
    why: text,
    facts: texts,
    steps: texts,
    effort: { type: 'STRING', enum: ['small', 'medium', 'large'] },
    page,
  };
  const required = Object.keys(properties);
  return {
    systemInstruction: { parts: [{ text: INSTRUCTION }] },
    contents: [{ role: 'user', parts: [{ text: JSON.stringify({ facts }) }] }],
    generationConfig: {
      responseMimeType: 'application/json',
      responseSchema: {
        type: 'OBJECT',
        properties: {
          items: {
            type: 'ARRAY',
            maxItems: 12,
            items: { type: 'OBJECT', properties, required, propertyOrdering: required },
          },
        },
        required: ['items'],
      },
      maxOutputTokens: 16_384,
    },
  };
}
