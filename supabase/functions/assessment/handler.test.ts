import type { AssessmentResult, StartedAttempt } from './attempt.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';
import type { AttemptQuestion } from './pool-question.ts';
import { seedPool } from './testing/seed-pool.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();

const post = (body: object, address = '203.0.113.7') =>
  stack.post('assessment', body, { 'x-forwarded-for': address });

async function start(): Promise<StartedAttempt> {
  const response = await post({ action: 'start', role: 'nlp-engineer' });
  expect(response.status).toBe(201);
  return (await response.json()) as StartedAttempt;
}

/** The right answers, which only the server can read. */
async function rightAnswers({ id }: StartedAttempt): Promise<Record<string, readonly string[]>> {
  const { data: row } = await stack.operator
    .from('assessment_attempts')
    .select('questions')
    .eq('id', id)
    .single()
    .throwOnError();
  const kept = row.questions as unknown as AttemptQuestion[];
  return Object.fromEntries(kept.map((question) => [question.id, question.right]));
}

async function submit(
  { id, token }: StartedAttempt,
  answers: Record<string, readonly string[]>,
): Promise<AssessmentResult> {
  const response = await post({ action: 'submit', id, token, answers });
  expect(response.status).toBe(200);
  return (await response.json()) as AssessmentResult;
}

async function finished(): Promise<StartedAttempt> {
  const attempt = await start();
  await submit(attempt, await rightAnswers(attempt));
  return attempt;
}

const consent = { email: 'ada@example.com', consent: true };

describe('starting', () => {
  it('sends eighteen questions and nothing that reveals an answer', async () => {
    const response = await post({ action: 'start', role: 'computer-vision-engineer' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const attempt = JSON.parse(text) as StartedAttempt;
    expect(attempt.questions).toHaveLength(18);
    expect(Object.keys(attempt).toSorted()).toEqual([
      'expiresAt',
      'id',
      'questions',
      'role',
      'token',
    ]);
    for (const { key, explanation } of seedPool()) {
      expect(text).not.toContain(`"${key}"`);
      expect(text).not.toContain(JSON.stringify(explanation).slice(1, -1));
    }
    expect(text).not.toMatch(/"(right|answer|explanation|key)"/);
  });

  it('sends each attempt other questions in another order', async () => {
    const [first, second] = [await start(), await start()];
    expect(first.id).not.toBe(second.id);
    const prompts = ({ questions }: StartedAttempt) => questions.map(({ prompt }) => prompt);
    expect(prompts(first)).not.toEqual(prompts(second));
  });

  it.each([{}, { role: 'poet' }, { role: 7 }, { role: ['nlp-engineer'] }])(
    'refuses %j',
    async (fields) => {
      const response = await post({ action: 'start', ...fields });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'invalid' });
    },
  );

  it('stops after thirty attempts an hour from one address, before the questions are read', async () => {
    const context = testContext({}, { begin_assessment: () => ({ retry_after_seconds: 3599 }) });
    const asked = jsonRequest('assessment', { action: 'start', role: 'data-scientist' });
    const refused = await handler(asked, context);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      ...[429, '3599', { code: 'rate-limited', retryAfterSeconds: 3599 }],
    ]);
    expect(context.calls).toEqual([
      {
        name: 'begin_assessment',
        args: { sender: expect.any(Object), per_address: 30, window_seconds: 3600 },
      },
    ]);
  });
});

describe('submitting', () => {
  it('gives full points for right answers, with an explanation of each', async () => {
    const attempt = await start();
    const result = await submit(attempt, await rightAnswers(attempt));
    expect(result).toMatchObject({ role: 'nlp-engineer', points: 18, possible: 18 });
    expect(result.skills.map(({ possible }) => possible)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(result.questions.map(({ prompt }) => prompt)).toEqual(
      attempt.questions.map(({ prompt }) => prompt),
    );
    for (const { verdict, explanation } of result.questions) {
      expect(verdict).toBe('right');
      expect(explanation.length).toBeGreaterThan(100);
    }
  });

  it('scores once: other answers, at the same moment or afterwards, change nothing', async () => {
    const attempt = await start();
    const right = await rightAnswers(attempt);
    const [one, other] = await Promise.all([submit(attempt, right), submit(attempt, {})]);
    expect(one).toEqual(other);
    expect([0, 18]).toContain(one.points);
    expect(await submit(attempt, one.points === 0 ? right : {})).toEqual(one);
  });

  it('answers like an unknown attempt to a token that is not its own', async () => {
    const [mine, other] = [await start(), await start()];
    const forged = `${mine.token.slice(0, -2)}xx`;
    for (const token of [other.token, forged, '', 'x']) {
      const response = await post({ action: 'submit', id: mine.id, token, answers: {} });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'unknown' });
    }
  });

  it.each([
    ['no answers', undefined],
    ['a list', []],
    ['words', { q1: 'a' }],
    ['other names', { constructor: ['a'] }],
    ['too many options', { q1: Array.from({ length: 13 }, () => 'a') }],
    ['too many questions', Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`q${i}`, []]))],
  ])('refuses %s', async (_, answers) => {
    const attempt = { id: randomUUID(), token: 'x'.repeat(80) };
    expect((await post({ action: 'submit', ...attempt, answers })).status).toBe(422);
  });
});

describe('keeping a result', () => {
  it('stores it with the consent and mails a link that opens it', async () => {
    const attempt = await finished();
    const { id, token } = attempt;
    const key = randomUUID();
    const save = { action: 'save', id, token, ...consent, idempotency_key: key };
    const response = await post(save);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^SA-/);
    const repeated = await post(save);
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual({ reference });

    const [mail] = await stack.mailsTo(consent.email, 1);
    const text = mail?.text ?? '';
    expect(text).toContain('18 of 18 points');
    const link = new URL(/http\S+\?result=\S+/.exec(text)?.[0] ?? '');
    expect(link.pathname).toBe('/ai-skills-assessment');
    const opened = await post({ action: 'open', token: link.searchParams.get('result') });
    expect(opened.status).toBe(200);
    expect(await opened.json()).toEqual(await submit(attempt, {}));
  });

  it('is refused before the attempt is finished, without consent, and for a wrong address', async () => {
    const { id, token } = await start();
    const early = await post({ action: 'save', id, token, ...consent });
    expect(early.status).toBe(422);
    expect(await early.json()).toMatchObject({ fields: { id: expect.any(String) } });
    const done = await finished();
    const save = { action: 'save', id: done.id, token: done.token };
    const without = await post({ ...save, ...consent, consent: false });
    expect(await without.json()).toMatchObject({ fields: { consent: expect.any(String) } });
    const wrong = await post({ ...save, ...consent, email: 'nobody' });
    expect(await wrong.json()).toMatchObject({ fields: { email: expect.any(String) } });
  });

  it('opens nothing with the token of the attempt itself', async () => {
    const { token } = await finished();
    expect((await post({ action: 'open', token })).status).toBe(404);
  });
});

it.each([
  [405, { method: 'GET' }],
  [415, { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
  [400, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  [
    422,
    { method: 'POST', body: '{"action":"drop"}', headers: { 'content-type': 'application/json' } },
  ],
])('answers %i to an unknown request', async (status, init) => {
  expect((await fetch(`${stack.url}/functions/v1/assessment`, init)).status).toBe(status);
});
