import { expect, test } from 'vitest';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler as deliverMails } from './deliver-mails/handler.ts';
import { handler as indexNowDue } from './indexnow-due/handler.ts';
import { handler as jobsReportDue } from './jobs-report-due/handler.ts';
import { handler as linkedInDue } from './linkedin-due/handler.ts';
import { handler as marketRefreshDue } from './market-refresh-due/handler.ts';
import { handler as searchConsoleDue } from './search-console-due/handler.ts';
import { schedules } from './schedules.ts';

const retained = {
  status: 'believed',
  jumped: null,
  days_off: null,
  days_watched: 0,
  needs: null,
  deleted: 0,
  limited: 0,
  refused: 0,
  is_news: false,
};
const answers = {
  claim_mails: () => [],
  next_newsletter_batch: () => null,
  next_salary_alerts: () => null,
  delete_expired: () => retained,
  cv_uploads: () => [],
  claim_due_linkedin_post: () => null,
  warn_of_linkedin_expiry: () => null,
  jobs_report_settings: () => ({ prepares: false, publishes: false, sends: false }),
  note_scheduled_run: () => null,
  note_market_refresh_run: () => null,
};

test('every name is used once', () => {
  const names = schedules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('each alert fires only after several runs in a row were missed', () => {
  for (const { name, every, atMost } of schedules) {
    expect(atMost ?? Infinity, name).toBeGreaterThanOrEqual(3 * every);
  }
});

test('the functions that a hosted scheduler calls note every run that is watched', async () => {
  const noted = new Set<unknown>();
  const handlers = [
    deliverMails,
    indexNowDue,
    jobsReportDue,
    linkedInDue,
    marketRefreshDue,
    searchConsoleDue,
  ];
  for (const handler of handlers satisfies FunctionHandler[]) {
    const context = testContext({}, answers);
    const headers = { authorization: `Bearer ${context.secret}` };
    const request = new Request('http://127.0.0.1/functions/v1/x', { method: 'POST', headers });
    expect((await handler(request, context)).status).toBe(200);
    for (const { name, args } of context.calls) {
      if (name === 'note_scheduled_run') noted.add(args['name']);
    }
  }
  const watched = schedules.filter(({ atMost }) => atMost !== null).map(({ name }) => name);
  expect([...noted].toSorted()).toEqual(watched.toSorted());
});
