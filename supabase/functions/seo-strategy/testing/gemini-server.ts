import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { json, serveHere } from '@talent/functions/testing/serve-here.ts';

/** The requests to the API. */
export interface GeminiCall {
  method: string;
  /** With the search part. */
  path: string;
  key: string | undefined;
  body: GeminiBody;
}

/** The parts of a request that tests check. */
export interface GeminiBody {
  contents: { parts: { text: string }[] }[];
  generationConfig: { responseMimeType: string; responseSchema: { type: string } };
}

/** Answers one call; it may also leave it open. */
export type GeminiScript = (response: ServerResponse, call: GeminiCall) => void;

/** A server with the documented part of the Gemini API, `models.generateContent`. It answers calls as `script` says. */
export async function startGeminiServer(script: GeminiScript, port = 0) {
  const calls: GeminiCall[] = [];
  const running = { ...(await serveHere(answer, port)), calls, script };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      key: request.headers['x-goog-api-key']?.toString(),
      body: JSON.parse((await text(request)) || '{}') as GeminiBody,
    };
    calls.push(call);
    running.script(response, call);
  }
  return running;
}

/** A whole answer whose text is the given value as JSON. */
export function answerWith(value: unknown, changes: object = {}): GeminiScript {
  return sendJson(200, {
    candidates: [
      {
        content: { role: 'model', parts: [{ text: JSON.stringify(value) }] },
        finishReason: 'STOP',
        index: 0,
        ...changes,
      },
    ],
    usageMetadata: { promptTokenCount: 812, candidatesTokenCount: 240, totalTokenCount: 1052 },
    modelVersion: 'gemini-test-001',
  });
}

/** An error in Google's form. */
export function refuseWith(
  code: number,
  status: string,
  details: object[] = [],
  message = 'refused',
): GeminiScript {
  return sendJson(code, { error: { code, message, status, details } });
}

/** Any answer as JSON. */
export function sendJson(status: number, body: object): GeminiScript {
  return (response) => json(response, status, body);
}
