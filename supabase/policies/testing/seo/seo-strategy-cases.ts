import { beforeEach, describe, expect, test } from 'vitest';
import { call, client, other, query } from '../database.ts';
import { addAdmin } from '../migrated-server.ts';

type Turn = { status: string; retry_after_seconds?: number };

const strategy = {
  kind: 'gemini',
  reason: null,
  model: 'gemini-test-001',
  facts: [{ id: 'p1.title', page: '/', label: 'Title', value: 'x' }],
  plan: { items: [], leftOut: 0 },
  pages: 1,
};

// The owner's connections act as the service role.
describe('plans of the SEO dashboard', () => {
  let adminId: string;
  beforeEach(async () => {
    adminId = await addAdmin(client);
  });

  const begin = (each = client) => each.call<Turn>('begin_seo_strategy', adminId);
  const finish = (kept: object | null) => call('finish_seo_strategy', adminId, kept);

  test('are made one at a time for each admin, however they come in', async () => {
    const turns = await Promise.all([begin(), begin(other)]);
    expect(turns.map(({ status }) => status).sort()).toEqual(['busy', 'started']);
    await finish(null);
    expect(await begin()).toEqual({ status: 'started' });
  });

  test('an unfinished turn expires', async () => {
    await begin();
    await query(
      "update public.seo_strategy_turns set leased_until = now() - interval '1 second' where user_id = $1",
      adminId,
    );
    expect((await begin()).status).toBe('started');
  });

  test('twenty within the hour are the most, and the next one says when', async () => {
    for (let round = 0; round < 20; round += 1) {
      expect((await begin()).status).toBe('started');
      await finish(null);
    }
    const turn = await begin();
    expect(turn.status).toBe('limited');
    expect(turn.retry_after_seconds).toBeGreaterThan(3500);
    // Refused is not begun: it does not block as if a plan were being made.
    expect((await begin()).status).toBe('limited');
  });

  test('a plan is stored with its facts and its admin, and the turn ends', async () => {
    await begin();
    const { id } = await finish(strategy);
    const stored = await query('select * from public.seo_strategies where id = $1', id);
    expect(stored).toMatchObject([{ ...strategy, items: 0, created_by: adminId }]);
    expect((await begin()).status).toBe('started');
  });

  test.each([
    { model: null },
    { kind: 'rules' },
    { kind: 'rules', model: null, reason: 'other' },
    { facts: {} },
    { pages: 0 },
  ])('a plan with %j is not stored', async (broken) => {
    await expect(finish({ ...strategy, ...broken })).rejects.toMatchObject({ code: '23514' });
  });
});
