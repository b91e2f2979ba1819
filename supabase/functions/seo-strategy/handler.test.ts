import { afterAll, beforeEach, expect, test } from 'vitest';
import { jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext, type FakeCalls } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';
import { answerWith, refuseWith, startGeminiServer } from './testing/gemini-server.ts';
import { makePage } from './testing/make-page.ts';

const KEY = 'AIza-the-secret-key-of-this-test';
const admin = '5b0f7e9c-1d2c-4f6e-8a3b-000000000001';

const server = await startGeminiServer(answerWith({ items: [] }));
beforeEach(() => {
  server.calls.splice(0);
  server.script = answerWith({ items: [] });
});
afterAll(() => server.close());

/** With the claims `{}`; its signature is the backend's business. */
const TOKEN = `e30.${btoa('{}')}.signature`;

/** The backend as it answers for an admin. */
const backend: FakeCalls = {
  user: () => ({ id: admin, aud: 'authenticated', email: 'ada@example.com' }),
  staff_access_of: () => ({ status: 'allowed', fresh: true }),
  begin_seo_strategy: () => ({ status: 'started' }),
  finish_seo_strategy: () => ({ id: 7, created_at: '2026-11-20T10:00:00+00:00' }),
};

function setUp(answers: FakeCalls = {}, key: string | null = KEY) {
  const lines: string[] = [];
  const settings = { GEMINI_API_KEY: key ?? undefined, SERVICES_URL: server.url };
  const context = testContext(
    { settings, log: (line) => lines.push(line) },
    { ...backend, ...answers },
  );
  const send = async (body: object) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const response = await handler(jsonRequest('seo-strategy', body, headers), context);
    return { status: response.status, text: await response.text(), response };
  };
  const called = (name: string) => context.calls.filter((call) => call.name === name);
  return { send, called, lines };
}

const wanted = { method: 'gemini', pages: [makePage({ keywords: [] })] };

test('a plan of Gemini is stored with its facts and answered', async () => {
  const { send, called } = setUp();
  const { status, text } = await send(wanted);
  expect(status).toBe(201);
  expect(JSON.parse(text)).toMatchObject({
    id: 7,
    kind: 'gemini',
    reason: null,
    model: 'gemini-test-001',
    plan: { items: [], leftOut: 0 },
  });
  const [kept] = called('finish_seo_strategy');
  expect(kept?.args).toMatchObject({ caller: admin, strategy: { kind: 'gemini', pages: 1 } });
  expect(called('finish_seo_strategy')).toHaveLength(1);
});

test('a request whose answer was lost gets the plan of the first one, and Gemini is not asked again', async () => {
  const key = '3b0c1a52-7c55-4b8e-9a55-2f1f5b3a9d10';
  const first = setUp({ find_seo_strategy: () => null });
  const made = await first.send({ ...wanted, key });
  expect(first.called('find_seo_strategy')[0]?.args).toEqual({ caller: admin, key });
  expect(first.called('finish_seo_strategy')[0]?.args).toMatchObject({ strategy: { key } });
  const plan = JSON.parse(made.text) as object;
  const second = setUp({ find_seo_strategy: () => plan });
  const again = await second.send({ ...wanted, key });
  expect([again.status, JSON.parse(again.text)]).toMatchObject([201, { id: 7, kind: 'gemini' }]);
  expect(second.called('begin_seo_strategy')).toEqual([]);
  expect(second.called('finish_seo_strategy')).toEqual([]);
});

test.each([
  ['no-key', null, 'gemini'],
  ['asked', KEY, 'rules'],
])('rules make the plan where the reason is %s, and nothing is sent to Google', async (...row) => {
  const [reason, key, method] = row;
  const { status, text } = await setUp({}, key).send({ ...wanted, method });
  expect([status, JSON.parse(text)]).toMatchObject([
    201,
    {
      ...{ kind: 'rules', reason, model: null },
      plan: { items: [{ title: 'Name the keywords', facts: ['p1.keywords'] }] },
    },
  ]);
  expect(server.calls).toEqual([]);
});

test('the key is in no answer, no log and nothing that is stored, whatever Gemini answers', async () => {
  const scripts = [
    answerWith({ items: [] }),
    answerWith({ items: [{ title: KEY }] }),
    refuseWith(400, KEY, [{ reason: 'API_KEY_INVALID' }], `API key ${KEY} not valid`),
    refuseWith(500, 'INTERNAL', [], KEY),
  ];
  for (const script of scripts) {
    server.script = script;
    const { send, called, lines } = setUp();
    const { text, response } = await send(wanted);
    const headers = JSON.stringify([...response.headers]);
    const stored = JSON.stringify(called('finish_seo_strategy'));
    expect(`${text} ${headers} ${stored} ${lines.join()}`).not.toContain(KEY);
    expect(server.calls.at(-1)?.key).toBe(KEY);
  }
});

test('a failure of Gemini is named, stores nothing and releases the turn', async () => {
  server.script = refuseWith(429, 'RESOURCE_EXHAUSTED', [{ retryDelay: '20s' }]);
  const { send, called, lines } = setUp();
  const { status, text } = await send(wanted);
  expect([status, JSON.parse(text)]).toEqual([
    502,
    { code: 'quota', detail: 'RESOURCE_EXHAUSTED', retryAfterSeconds: 20 },
  ]);
  expect(called('finish_seo_strategy').map(({ args }) => args)).toEqual([{ caller: admin }]);
  expect(lines).toEqual(['Gemini gave no plan: quota (RESOURCE_EXHAUSTED)']);
});

test.each([
  [{ status: 'busy' }, 409, { code: 'busy' }],
  [{ status: 'limited', retry_after_seconds: 60 }, 429, { code: 'limited', retryAfterSeconds: 60 }],
])('%o asks nothing of Gemini', async (turn, status, body) => {
  const { send, called } = setUp({ begin_seo_strategy: () => turn });
  const answer = await send(wanted);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, body]);
  expect(server.calls).toEqual([]);
  expect(called('finish_seo_strategy')).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['no page', { ...wanted, pages: [] }],
  ['eleven pages', { ...wanted, pages: Array.from({ length: 11 }, () => makePage()) }],
  ['a field of another name', { ...wanted, pages: [{ ...makePage(), note: 'x' }] }],
  ['a negative count', { ...wanted, pages: [makePage({ imageCount: -1 })] }],
])('%s is refused', async (_what, body) => {
  const { send, called } = setUp();
  expect((await send(body)).status).toBe(400);
  expect(called('begin_seo_strategy')).toEqual([]);
});

test('more than 32 KB are not read', async () => {
  const { send } = setUp();
  const pages = Array.from({ length: 10 }, () => makePage({ keywords: ['k'.repeat(4000)] }));
  const { status, text } = await send({ ...wanted, pages });
  expect([status, JSON.parse(text)]).toEqual([413, { code: 'facts-too-large' }]);
});
