import { afterEach, describe, expect, test } from 'vitest';
import { asServer, removeAll, reportOf, WEEK } from './jobs-report-rows.ts';
import { addAdmin, setClaims, type TwoConnections } from './migrated-server.ts';

interface Note {
  at: string;
  by: { kind: string; email?: string };
}

/** The notes of who did which step of a report, and when. */
export function describeReportSteps(connections: TwoConnections): void {
  describe('the steps of a report', () => {
    const { one } = connections;
    afterEach(() => removeAll(one));

    const steps = async () =>
      (await asServer(one, 'select public.weekly_report_steps($1) as answer', [WEEK]))[
        'answer'
      ] as Record<string, Note | null> & { post: Record<string, unknown> | null };
    const kinds = async () =>
      Object.fromEntries(
        Object.entries(await steps())
          .filter(([name]) => name !== 'post')
          .map(([name, note]) => [name, (note as Note | null)?.by.kind ?? null]),
      );
    /** As an admin of the site who is signed in. */
    const asAdmin = async (sql: string, values: unknown[]) => {
      const id = await addAdmin(one);
      await one.query('begin');
      try {
        await setClaims(one, id);
        await one.query('set local role authenticated');
        await one.query(sql, values);
        await one.query('commit');
      } catch (error) {
        await one.query('rollback');
        throw error;
      } finally {
        await setClaims(one, null);
      }
      return id;
    };

    test('are all open before the week is measured', async () => {
      expect(await steps()).toEqual({
        measured: null,
        written: null,
        previewed: null,
        published: null,
        sent: null,
        drafted: null,
        post: null,
      });
    });

    test('are signed by the server where no person did them', async () => {
      await reportOf(one, 'Words');
      await asServer(one, 'select * from public.start_newsletter_campaign($1)', [WEEK]);
      expect(await kinds()).toEqual({
        measured: 'server',
        written: 'server',
        previewed: null,
        published: 'server',
        sent: 'server',
        drafted: null,
      });
    });

    test('name the person, and no one once the account is gone', async () => {
      await reportOf(one, 'Words');
      const id = await asAdmin('select public.note_report_preview($1, 3)', [WEEK]);
      const { rows } = await one.query<{ email: string }>(
        'select email from auth.users where id = $1',
        [id],
      );
      expect((await steps())['previewed']?.by).toEqual({ kind: 'person', email: rows[0]?.email });
      await addAdmin(one);
      await one.query('delete from auth.users where id = $1', [id]);
      expect((await steps())['previewed']?.by).toEqual({ kind: 'unknown' });
    });

    test('are looked at again when words or figures change, and keep the version', async () => {
      await reportOf(one, 'Words');
      const preview = (version: number) =>
        asServer(one, 'select public.note_report_preview($1, $2)', [WEEK, version]);
      await preview(3);
      expect((await steps())['previewed']).not.toBeNull();
      await asServer(one, 'select * from public.save_weekly_report($1, 3, $2, $3, $4)', [
        WEEK,
        'Title',
        'Description',
        'Other words',
      ]);
      expect((await steps())['previewed']).toBeNull();
      const { published, written } = await steps();
      expect(Date.parse(written?.at ?? '')).toBeGreaterThan(Date.parse(published?.at ?? ''));
      await expect(preview(3)).rejects.toMatchObject({ code: 'PT409' });
    });

    test('include the LinkedIn post that the report was handed over as', async () => {
      await one.query(
        "insert into public.linkedin_posts (commentary, source) values ('Draft', $1)",
        [`weekly-jobs-report:${WEEK}`],
      );
      try {
        const { post, drafted } = await steps();
        expect(post).toMatchObject({ status: 'draft', posted_at: null, problem: null });
        expect(drafted?.by).toEqual({ kind: 'unknown' });
      } finally {
        await one.query('delete from public.linkedin_posts');
      }
    });
  });
}
