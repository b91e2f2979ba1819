import { afterEach, describe, expect, test } from 'vitest';
import { becomeAdmin, callAs, client, query, value } from './database.ts';
import { asServer, removeAll, reportOf, saveReport, WEEK } from './jobs-report-rows.ts';
import { addAdmin, setClaims } from './migrated-server.ts';

type Note = { at: string; by: { kind: string; email?: string } };
type Steps = Record<string, Note | null> & { post: Record<string, unknown> | null };

// The notes of who did which step of a report, and when.
describe('the steps of a report', () => {
  afterEach(async () => {
    await setClaims(client, null);
    await removeAll();
  });

  const steps = () => asServer<Steps>('weekly_report_steps', WEEK);
  const preview = (version: number) => asServer('note_report_preview', WEEK, version);

  test('are all open before the week is measured', async () => {
    expect(await steps()).toEqual({
      ...{ measured: null, written: null, previewed: null, published: null, sent: null },
      ...{ drafted: null, post: null },
    });
  });

  test('are signed by the server where no person did them', async () => {
    await reportOf('Words');
    await asServer('start_newsletter_campaign', WEEK);
    const server = expect.objectContaining({ by: { kind: 'server' } });
    expect(await steps()).toEqual({
      ...{ measured: server, written: server, previewed: null, published: server, sent: server },
      ...{ drafted: null, post: null },
    });
  });

  test('name the person, and no one once the account is gone', async () => {
    await reportOf('Words');
    const id = await becomeAdmin();
    await callAs('authenticated', 'note_report_preview', WEEK, 3);
    await setClaims(client, null);
    const email = await value('select email from auth.users where id = $1', id);
    expect((await steps())['previewed']?.by).toEqual({ kind: 'person', email });
    await addAdmin(client);
    await query('delete from auth.users where id = $1', id);
    expect((await steps())['previewed']?.by).toEqual({ kind: 'unknown' });
  });

  test('are looked at again when words or figures change, and keep the version', async () => {
    await reportOf('Words');
    await preview(3);
    expect((await steps())['previewed']).not.toBeNull();
    await saveReport(3, 'Other words');
    const { previewed, published, written } = await steps();
    expect(previewed).toBeNull();
    expect(Date.parse(written?.at ?? '')).toBeGreaterThan(Date.parse(published?.at ?? ''));
    await expect(preview(3)).rejects.toMatchObject({ code: 'PT409' });
  });

  test('include the LinkedIn post that the report was handed over as', async () => {
    await query(
      "insert into public.linkedin_posts (commentary, source) values ('Draft', $1)",
      `weekly-jobs-report:${WEEK}`,
    );
    const { post, drafted } = await steps();
    await query('delete from public.linkedin_posts');
    expect(post).toMatchObject({ status: 'draft', posted_at: null, problem: null });
    expect(drafted?.by).toEqual({ kind: 'unknown' });
  });
});
