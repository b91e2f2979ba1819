import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import { addWeeks, mondayOf, weekName } from '@talent/jobs/iso-week';
import { csvFeed, jsonFeed, makeRaw } from '@talent/jobs/testing/make-feed';
import { expect, test, vi } from 'vitest';
import { runJobsReport } from '@talent/functions/jobs-report/run-jobs-report.ts';
import { runImportJobs } from './import-jobs-command.ts';
import { runJobsReportCommand } from './jobs-report-command.ts';
import { typed } from '../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';

const stack = await fileStack();
const { operator } = stack;

const running = mondayOf(new Date());
const week = addWeeks(running, -1);

/** Runs a command as a person types it; `feed` is what every address answers with. */
const type = (
  command: 'import-jobs' | 'jobs-report',
  parameters: string[],
  feed = '',
  at: TestStack = stack,
) =>
  typed(at, (surroundings) => {
    const rest = { fetch: async () => new Response(feed), now: () => new Date() };
    const run = command === 'import-jobs' ? runImportJobs : runJobsReportCommand;
    return run(parameters, { ...surroundings, ...rest });
  });

function fileOf(text: string): string {
  const path = join(testDir(), 'jobs.csv');
  writeFileSync(path, text);
  return path;
}

const reportOf = async (monday: string) =>
  (await operator.from('weekly_reports').select().eq('week', monday).maybeSingle().throwOnError())
    .data;

/** Saves words of a person over a version of a report. */
const edit = (monday: string, version: number | undefined, body: string) =>
  operator
    .rpc('save_weekly_report', {
      ...{ week: monday, expected_version: version ?? 0, title: 'T', description: 'D', body },
    })
    .throwOnError();

test('misuse exits with 2 and says what to type', async () => {
  expect(await type('import-jobs', [])).toMatchObject({ exit: 0 });
  for (const parameters of [
    ['x.csv'],
    ['x.csv', '--feed', 'A b'],
    ['--full'],
    ['x', '--nonsense'],
  ]) {
    expect(await type('import-jobs', parameters)).toMatchObject({ exit: 2 });
  }
  expect(await type('import-jobs', ['none.csv', '--feed', 'a'])).toMatchObject({
    exit: 1,
    text: expect.stringContaining('none.csv cannot be read'),
  });
  expect(await type('jobs-report', [])).toMatchObject({ exit: 0 });
  expect(await type('jobs-report', ['run', '--week', '2026-W99'])).toMatchObject({ exit: 2 });
  expect(await type('jobs-report', ['send'])).toMatchObject({ exit: 2 });
});

test('every broken rule of a feed is named by line, and nothing of it is stored', async () => {
  const wide = makeRaw({ ref: 'WIDE', pay_min: 100_000, vacancy_statement: '' });
  const { exit, text } = await type('import-jobs', [
    fileOf(csvFeed(makeRaw(), wide)),
    '--feed',
    'harbour',
  ]);
  expect(exit).toBe(1);
  expect(text).toMatch(/^line 3 \(WIDE\): The pay range spans CA\$80,000.*O\. Reg\. 476\/24\]$/m);
  expect(text).toMatch(/^line 3 \(WIDE\): .*vacancy_statement/m);
  expect(text).toContain('Nothing was changed.');
  expect((await operator.from('jobs').select('id').eq('feed', 'harbour')).data).toEqual([]);
});

test('a feed is checked, imported from an address, and closed by its next full edition', async () => {
  const opened = week;
  const first = jsonFeed(makeRaw({ opened }), makeRaw({ ref: 'REQ-2', opened }));
  const source = ['https://feed.example/jobs.json', '--feed', 'harbour'];
  const tried = await type('import-jobs', [...source, '--dry-run'], first);
  expect(tried.text).toContain('Would add 2');
  expect((await operator.from('jobs').select('id').eq('feed', 'harbour')).data).toEqual([]);
  expect((await type('import-jobs', source, first)).text).toContain('Added 2');
  const next = await type('import-jobs', [...source, '--full'], jsonFeed(makeRaw({ opened })));
  expect(next.text).toContain('closed 1; 1 unchanged');
  expect(next.text).toContain('x REQ-2');
  const { data } = await operator
    .from('jobs')
    .select('feed_ref, status')
    .eq('feed', 'harbour')
    .order('feed_ref');
  expect(data).toEqual([
    { feed_ref: 'REQ-1', status: 'open' },
    { feed_ref: 'REQ-2', status: 'closed' },
  ]);
});

test('the first report of an empty board opens with the market, and the next waits for newer figures', async () => {
  const own = await startTestStack();
  const client = createDataClient({ url: own.url, key: own.secretKey });
  try {
    // The stack's own schedule prepares it at the first start.
    const report = await vi.waitFor(async () => {
      const { data } = await client.from('weekly_reports').select().single().throwOnError();
      expect(data.text).not.toBe('');
      return data;
    }, 10_000);
    expect(report).toMatchObject({
      week,
      status: 'draft',
      title: `AI jobs report ${weekName(week)}: AI terms in 5.8% of US job postings`,
    });
    // The seeded figures. How they are worded is held by the test of the text.
    expect(report.text).toMatch(
      /^## The job market\n[^]*\| Postings that state pay \| February 2026 \| 48\.8% \| 48\.7% \| 53% \| 45\.9% \|[^]*AI Tracker\]\(https:\/\/github\.com\/hiring-lab\/ai-tracker\), \[CC BY 4\.0\][^]*No posting was on our board in this week or the week before\.$/,
    );
    const now = new Date();
    const [first, second] = [addWeeks(running, -2), running];
    await own.database.database.exec('delete from public.weekly_reports');
    expect(await runJobsReport(client, now, first)).toMatchObject({ report: 'prepared' });
    expect(await runJobsReport(client, now, first)).toMatchObject({ report: 'unchanged' });
    expect(await runJobsReport(client, now, second)).toMatchObject({ report: 'empty' });
    await own.database.database.exec(
      "update public.market_sources set revision = revision + 1 where key = 'job-postings-us'",
    );
    expect(await runJobsReport(client, now, second)).toMatchObject({ report: 'prepared' });
    expect(await runJobsReport(client, now, addWeeks(running, -3))).toMatchObject({
      report: 'empty',
    });
    // Postings that come later are in the draft of an empty board at the next run.
    const file = fileOf(csvFeed(makeRaw({ opened: first })));
    await type('import-jobs', [file, '--feed', 'harbour'], '', own);
    expect(await runJobsReport(client, now, first)).toMatchObject({ report: 'prepared' });
    const { data } = await client.from('weekly_reports').select('text').eq('week', first).single();
    expect(data?.text).toContain('**1 posting was new**');
    expect(await runJobsReport(client, now, first)).toMatchObject({ report: 'unchanged' });
  } finally {
    await own.stop();
  }
});

test('a report is prepared once, and the edits of a person stay', async () => {
  const run = ['run'];
  // The stack's own schedule prepared it at its start, perhaps before the postings above were imported.
  await vi.waitFor(async () => expect((await reportOf(week))?.text).toBeTruthy());
  await type('jobs-report', run);
  const report = await reportOf(week);
  expect(report?.text).toContain('**2 postings were new**');
  expect(report?.text).toMatch(/^## The job market\n[^]+\n## Our job board\n[^]+\n### Roles\n/);
  expect((await type('jobs-report', run)).text).toContain('was not changed');
  expect((await reportOf(week))?.version).toBe(report?.version);
  const text = 'Words of a person.';
  await edit(week, report?.version, text);
  await type('jobs-report', run);
  expect((await reportOf(week))?.text).toBe(text);
});

test('a draft that was measured while its week ran is measured again, unless a person edited it', async () => {
  const run = ['run', '--week', weekName(running)];
  await type('jobs-report', run);
  const before = await reportOf(running);
  expect(before?.text).toContain('This week is not over');
  await type('jobs-report', run);
  const again = await reportOf(running);
  expect(again?.version).toBeGreaterThan(before?.version ?? 0);
  await edit(running, again?.version, 'Mine.');
  await type('jobs-report', run);
  expect((await reportOf(running))?.text).toBe('Mine.');
});

test('a week without postings has no report', async () => {
  const { text } = await type('jobs-report', ['run', '--week', '2015-W10']);
  expect(text).toContain('no postings');
  expect(await reportOf('2015-03-02')).toBeNull();
});

test('publishing and sending by itself happens where an admin allowed it, and once', async () => {
  expect((await reportOf(week))?.status).toBe('draft');
  const admin = await stack.signedIn();
  await admin
    .from('jobs_report_settings')
    .update({ publishes: true, sends: true })
    .eq('one', true)
    .throwOnError();
  const first = await type('jobs-report', ['run']);
  expect(first.text).toContain('the report was published. Its newsletter is being sent.');
  const second = await type('jobs-report', ['run']);
  expect(second.text).toContain('was not changed. Its newsletter was started before.');
  const { data: campaigns } = await operator.from('newsletter_campaigns').select('week');
  expect(campaigns).toEqual([{ week }]);
  const { data: posts } = await operator
    .from('blog_posts')
    .select('slug')
    .eq('topic', 'weekly-jobs-report');
  expect(posts).toHaveLength(1);
  // A week that still runs is never published by itself.
  await type('jobs-report', ['run', '--week', weekName(running)]);
  expect((await reportOf(running))?.status).toBe('draft');
});
