import { afterAll, beforeEach, expect, test } from 'vitest';
import { askGemini } from './ask-gemini.ts';
import { factsOfPages } from './facts-of-pages.ts';
import { GeminiError } from './gemini-error.ts';
import type { GeminiSettings } from '@talent/functions/gemini/settings.ts';
import {
  answerWith,
  refuseWith,
  sendJson,
  startGeminiServer,
  type GeminiScript,
} from './testing/gemini-server.ts';
import { makePage } from './testing/make-page.ts';

const pages = [makePage({ pagePath: '/about', pageTitle: 'About' }), makePage()];
const facts = factsOfPages(pages);
const item = {
  title: 'Write a longer title',
  why: 'The title has 5 characters.',
  facts: ['p1.title'],
  steps: ['Say what the page gives.'],
  effort: 'small',
  page: '/about',
};

const server = await startGeminiServer(answerWith({ items: [] }));
beforeEach(() => server.calls.splice(0));
afterAll(() => server.close());

function ask(script: GeminiScript, timeLimitMs?: number) {
  server.script = script;
  const settings: GeminiSettings = { key: 'the-key', url: server.url, model: 'gemini-test' };
  return askGemini(settings, pages, facts, timeLimitMs);
}

async function failure(script: GeminiScript, timeLimitMs?: number): Promise<GeminiError> {
  const error: unknown = await ask(script, timeLimitMs).catch((reason: unknown) => reason);
  if (!(error instanceof GeminiError))
    throw new Error('It did not fail as it should', { cause: error });
  return error;
}

test('the facts go to the documented address, with the key in a header alone', async () => {
  const made = await ask(answerWith({ items: [item] }));
  expect(made).toEqual({ plan: { items: [item], leftOut: 0 }, model: 'gemini-test-001' });
  const [call] = server.calls;
  expect(call).toMatchObject({
    method: 'POST',
    path: '/v1beta/models/gemini-test:generateContent',
    key: 'the-key',
    body: {
      generationConfig: {
        responseMimeType: 'application/json',
        responseSchema: { type: 'OBJECT', required: ['items'] },
      },
    },
  });
  expect(JSON.stringify(call?.body)).not.toContain('the-key');
  // Google's newest models ignore or refuse what they decide themselves.
  expect(JSON.stringify(call?.body)).not.toMatch(/temperature|topP|topK|candidateCount/i);
  const sent = JSON.parse(call?.body.contents[0]?.parts[0]?.text ?? '') as unknown;
  expect(sent).toEqual({ facts });
});

test('the thoughts of a model are not part of the answer', async () => {
  const parts = [{ text: 'Let me see {', thought: true }, { text: '{"items":' }, { text: '[]}' }];
  const { plan } = await ask(answerWith(null, { content: { parts } }));
  expect(plan).toEqual({ items: [], leftOut: 0 });
});

test('an item that rests on no fact of its page is left out and counted; unknown ids go', async () => {
  const made = await ask(
    answerWith({
      items: [
        { ...item, facts: ['p1.title', 'p9.title'] },
        { ...item, facts: ['p9.title'] },
        { ...item, facts: ['p2.title'] },
        { ...item, page: '/invented' },
      ],
    }),
  );
  expect(made.plan).toEqual({ items: [item], leftOut: 3 });
});

const wrongKey = refuseWith(400, 'INVALID_ARGUMENT', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
]);
const invented = answerWith({ items: [{ ...item, facts: ['p9.title'] }] });
const cutShort = answerWith({ items: [] }, { finishReason: 'MAX_TOKENS' });
const said = (body: object) => sendJson(200, body);
const NO_SCHEMA = 'the plan does not keep the schema';
const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36.5s' };

test.each<[string, GeminiScript, string, string]>([
  ['a wrong key', wrongKey, 'key-refused', 'INVALID_ARGUMENT'],
  ['a key without leave', refuseWith(403, 'PERMISSION_DENIED'), 'key-refused', 'PERMISSION_DENIED'],
  ['no key at all', refuseWith(401, 'UNAUTHENTICATED'), 'key-refused', 'UNAUTHENTICATED'],
  ['a country', refuseWith(400, 'FAILED_PRECONDITION'), 'request-refused', 'FAILED_PRECONDITION'],
  ['an unknown model', refuseWith(404, 'NOT_FOUND'), 'model-unknown', 'NOT_FOUND'],
  ['a deadline of its own', refuseWith(504, 'DEADLINE_EXCEEDED'), 'timeout', 'DEADLINE_EXCEEDED'],
  ['too much work', refuseWith(503, 'UNAVAILABLE'), 'unavailable', 'UNAVAILABLE'],
  ['a blocked question', said({ promptFeedback: { blockReason: 'SAFETY' } }), 'blocked', 'SAFETY'],
  [
    'a blocked answer',
    said({ candidates: [{ finishReason: 'PROHIBITED_CONTENT' }] }),
    'blocked',
    'PROHIBITED_CONTENT',
  ],
  ['an answer cut short', cutShort, 'malformed', 'MAX_TOKENS'],
  ['no answer in the answer', said({ candidates: [] }), 'malformed', 'no answer in it'],
  ['another schema', answerWith({ items: [{ title: 'Only a title' }] }), 'malformed', NO_SCHEMA],
  ['text instead of a plan', answerWith('Here is your plan!'), 'malformed', NO_SCHEMA],
  ['a zero character', answerWith({ items: [{ ...item, why: 'a\0b' }] }), 'malformed', NO_SCHEMA],
  ['invented facts', invented, 'malformed', 'no item rests on a measured fact'],
  [
    'another interface',
    said({ candidates: 'none' }),
    'malformed',
    'not an answer of this interface',
  ],
])('%s: %s', async (_fault, script, code, detail) => {
  expect(await failure(script)).toMatchObject({ code, detail });
});

test('a used-up quota gives the time to try again', async () => {
  const error = await failure(refuseWith(429, 'RESOURCE_EXHAUSTED', [retryInfo]));
  expect(error).toMatchObject({ code: 'quota', retryAfterSeconds: 37 });
});

test('an answer that is not JSON, such as that of a proxy, is malformed; more than 256 KB are not read', async () => {
  const page = await failure((response) => response.end('<!doctype html><title>Hello</title>'));
  expect(page.code).toBe('malformed');
  const large = await failure((response) => response.end('x'.repeat(256 * 1024 + 1)));
  expect(large.code).toBe('too-large');
});

test('no answer within the time limit, and half an answer, are a timeout', async () => {
  expect((await failure(() => undefined, 50)).code).toBe('timeout');
  const half = await failure((response) => response.write('{"candidates":'), 50);
  expect(half.code).toBe('timeout');
});

test('a broken connection and a redirect are no answer, and the key goes nowhere else', async () => {
  expect((await failure((response) => response.destroy())).code).toBe('unavailable');
  const redirected = await failure((response) =>
    response.writeHead(307, { location: `${server.url}/elsewhere` }).end(),
  );
  expect(redirected.code).toBe('unavailable');
  expect(server.calls.map(({ path }) => path)).not.toContain('/elsewhere');
});
