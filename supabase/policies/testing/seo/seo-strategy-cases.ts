import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, type TwoConnections } from '../migrated-server.ts';

type Turn = { status: string; retry_after_seconds?: number };

const strategy = {
  kind: 'gemini',
  reason: null,
  model: 'gemini-test-001',
  facts: [{ id: 'p1.title', page: '/', label: 'Title', value: 'x' }],
  plan: { items: [], leftOut: 0 },
  pages: 1,
};

/** Plans of the SEO dashboard on a Postgres server. The owner's connections act as the service role. */
export function describeSeoStrategies(connections: TwoConnections): void {
  describe('plans of the SEO dashboard', () => {
    const { one, other } = connections;
    let adminId: string;

    beforeEach(async () => {
      adminId = await addAdmin(one);
    });

    async function begin(client = one, caller = adminId): Promise<Turn> {
      const { rows } = await client.query<{ turn: Turn }>(
        'select public.begin_seo_strategy($1) as turn',
        [caller],
      );
      return rows[0]?.turn ?? { status: 'none' };
    }
    const finish = (kept: object | null) =>
      one.query('select public.finish_seo_strategy($1, $2) as kept', [adminId, kept]);

    test('are made one at a time for each admin, however they come in', async () => {
      const turns = await Promise.all([begin(one), begin(other)]);
      expect(turns.map(({ status }) => status).sort()).toEqual(['busy', 'started']);
      await finish(null);
      expect(await begin()).toEqual({ status: 'started' });
    });

    test('an unfinished turn expires', async () => {
      await begin();
      await one.query(
        "update public.seo_strategy_turns set leased_until = now() - interval '1 second' where user_id = $1",
        [adminId],
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
      const { rows } = await finish(strategy);
      const { id } = (rows[0] as { kept: { id: number } }).kept;
      const stored = await one.query('select * from public.seo_strategies where id = $1', [id]);
      expect(stored.rows[0]).toMatchObject({ ...strategy, items: 0, created_by: adminId });
      expect((await begin()).status).toBe('started');
    });

    test.each([
      [{ ...strategy, model: null }],
      [{ ...strategy, kind: 'rules' }],
      [{ ...strategy, kind: 'rules', model: null, reason: 'other' }],
      [{ ...strategy, facts: {} }],
      [{ ...strategy, pages: 0 }],
    ])('a value that is not a plan is not stored: %j', async (broken) => {
      await expect(finish(broken)).rejects.toMatchObject({ code: '23514' });
    });
  });
}
