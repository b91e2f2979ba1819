import { expect, test } from 'vitest';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDataClient, type DataClient } from '@talent/data/client';
import { makeRaw, jsonFeed } from '@talent/jobs/testing/make-feed';
import { startMailCapture } from '@talent/backend/mail/mail-capture';
import { readOutbox } from '@talent/backend/mail/outbox';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { runJobsReport } from '@talent/functions/jobs-report/run-jobs-report.ts';
import { runImportJobs } from '@talent/supabase/sources/jobs/import-jobs-command';

test('a newsletter whose sender is killed three times reaches each address once', async () => {
  const { mails, handedOver, progress } = await sendThroughCrashes(50, [1, 23, 50]);
  const addresses = Array.from({ length: 50 }, (_, index) => `reader-${index + 1}@company.example`);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  expect(progress).toMatchObject({ recipients: 50, sent: 50, failed: 0, skipped: 0 });
  // Each crash had one mail handed over twice, under one Message-ID: nothing less can be known after it.
  expect(handedOver).toBe(53);
  for (const { headers, html, text } of mails) {
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers?.['list-unsubscribe']).toMatch(/^<http\S+newsletter-unsubscribe\?token=\S+>$/);
    // The plain text does not repeat the subject.
    expect(html).toContain('AI jobs report 2026-W46');
    expect(text).toContain('/blog/ai-jobs-report-2026-w46');
  }
}, 240_000);

const WEEK = '2026-11-09';
const SERVE_STACK = join(import.meta.dirname, '../../backend/testing/serve-stack.ts');

/** Sends a newsletter, and kills the sender at each of `crashesAt` mails: stored by the mail server, and not yet known to it. */
async function sendThroughCrashes(subscribers: number, crashesAt: readonly number[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'talent-newsletter-'));
  const outbox = join(dataDir, 'received');
  let handedOver = 0;
  let child: ChildProcess | null = null;
  const crashes = [...crashesAt];
  const capture = await startMailCapture(outbox, () => {
    handedOver += 1;
    if (handedOver !== crashes[0]) return;
    crashes.shift();
    child?.kill('SIGKILL');
  });
  try {
    await prepareCampaign(dataDir, subscribers);
    for (;;) {
      child = spawn(process.execPath, [SERVE_STACK, dataDir, capture.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const isEnded = once(child, 'exit').then(() => 'ended' as const);
      const progress = await untilFinished(child, dataDir, isEnded);
      if (progress === null) continue;
      child.kill('SIGKILL');
      await isEnded;
      // The mails that the server stored, how often it was handed one, and the campaign's progress at its end.
      return { mails: readOutbox(outbox).map(({ mail }) => mail), handedOver, progress };
    }
  } finally {
    child?.kill('SIGKILL');
    await capture.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A published report with its campaign, as the database has them before anything was sent. */
async function prepareCampaign(dataDir: string, subscribers: number): Promise<void> {
  const stack = await startTestStack({ dataDir, server: 'own' });
  const operator = createDataClient({ url: stack.url, key: stack.secretKey });
  const feed = jsonFeed(makeRaw({ opened: '2026-11-10' }));
  const exit = await runImportJobs(['https://feed.example/jobs.json', '--feed', 'harbour'], {
    out: () => {},
    err: (line) => console.error(line),
    target: async () => ({ url: stack.url, secretKey: stack.secretKey, name: 'the test' }),
    fetch: async () => new Response(feed),
  });
  if (exit !== 0) throw new Error('The feed was not imported.');
  await runJobsReport(operator, new Date(), WEEK);
  const { data: report } = await operator
    .from('weekly_reports')
    .select('version')
    .eq('week', WEEK)
    .single()
    .throwOnError();
  await operator
    .rpc('publish_weekly_report', { week: WEEK, expected_version: report.version })
    .throwOnError();
  await stack.database.database.exec(`
    insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
      select gen_random_uuid(), 'reader-' || n || '@company.example', 'confirmed', 'I agree.', '/ai-salary-newsletter', now()
      from generate_series(1, ${subscribers}) as n;
    set role service_role;
    select public.start_newsletter_campaign('${WEEK}');
    reset role;`);
  await stack.stop();
}

/** The campaign's progress when it is done; null where the process was killed before. */
async function untilFinished(
  child: ChildProcess,
  dataDir: string,
  isEnded: Promise<'ended'>,
): Promise<unknown> {
  if (child.stdout === null) throw new Error('The stack has no output.');
  const printed = await Promise.race([once(child.stdout, 'data'), isEnded]);
  if (printed === 'ended') return null;
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    secretKey: string;
  };
  const operator = createDataClient({ url: String(printed[0]).trim(), key: secretKey });
  for (;;) {
    const progress = await Promise.race([progressOf(operator), isEnded]);
    if (progress === 'ended') return null;
    if (isFinished(progress)) return progress;
    if ((await Promise.race([pause(200, 'on' as const), isEnded])) === 'ended') return null;
  }
}

async function progressOf(operator: DataClient): Promise<unknown> {
  const { data } = await operator.rpc('newsletter_progress', { week: WEEK });
  return data;
}

function isFinished(progress: unknown): boolean {
  const isObject = typeof progress === 'object' && progress !== null;
  return isObject && 'status' in progress && progress.status === 'finished';
}
