import { addWeeks, weekName } from '@talent/jobs/iso-week';
import { jsonFeed, makeRaw } from '@talent/jobs/testing/make-feed';
import { staffTest as test, openTool } from '../../fixtures/accounts/staff-accounts.ts';
import { siteOwner } from '../../fixtures/rows/jobs.ts';
import { expect } from '../../fixtures/test.ts';
import { randomUUID } from 'node:crypto';
import { mailsTo } from '../../fixtures/accounts/accounts.ts';

const toolPath = '/weekly-ai-jobs-report';

/** A week long ago, in which no other test has jobs; another one with every run. */
const week = addWeeks('2015-01-05', Date.now() % 480);
const name = weekName(week);

/** Six jobs of that week that were closed two weeks later, so that no list of open jobs shows them. */
const feed = jsonFeed(
  ...[1, 2, 3, 4, 5, 6].map((at) =>
    makeRaw({
      ref: `REQ-${at}`,
      title: `Harbour Engineer ${at}`,
      ...(at === 6 ? { work_mode: 'remote', region: null, city: null } : {}),
      opened: week,
      closed: addWeeks(week, 2),
      closes: addWeeks(week, 9),
    }),
  ),
);

const file = (text: string) => ({
  name: 'harbour.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test("jobs are imported, and the week's report is written, published, mailed and handed over", async ({
  page,
  request,
}) => {
  const email = `weekly-${Date.now()}@reader.example`;
  await addSubscriber(email);

  await openTool(page, `${toolPath}/import`, 'Import jobs');
  await page.getByLabel('Feed name').fill('harbour-e2e');
  const chooser = page.getByLabel('Feed file');
  await chooser.setInputFiles(file(feed));
  await page.getByRole('button', { name: 'Check and compare' }).click();
  await expect(page.getByText('6 postings pass every check.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 6 postings' }).click();
  await expect(page.getByText(/\d added, \d changed, 0 closed\./)).toBeVisible();

  await page.goto(`${toolPath}?week=${name}`);
  await page.getByRole('button', { name: 'Measure this week' }).click();
  await page.getByRole('link', { name: 'Next: write the report' }).click();
  const body = page.getByLabel('Text (Markdown)');
  await expect(body).toHaveValue(/\*\*6 postings were new\*\* \(0 the week before\)/);
  await expect(body).toHaveValue(/\| Canada, all roles \| 6 \| CA\$160,000 \| CA\$160,000 \|/);
  await body.fill(`${await body.inputValue()}\n\nEdited by hand.`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Edited by hand.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Version \d+, saved$/)).toBeVisible();

  await page.getByRole('button', { name: 'Continue to preview' }).click();
  await page.getByRole('button', { name: 'It is right: continue' }).click();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'false');
  await publish.click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  const path = `/blog/ai-jobs-report-${name.toLowerCase()}`;
  expect(await (await request.get(path)).text()).toContain('Edited by hand.');

  // Each address once, also for two tabs that send at the same time.
  await page.getByRole('link', { name: 'Next: send the newsletter' }).click();
  const other = await page.context().newPage();
  await other.goto(`${toolPath}?week=${name}&step=send`);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Send the newsletter …' }).click();
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Send now' }).click()),
  );
  await expect(page.getByText('The newsletter was sent.')).toBeVisible({ timeout: 60_000 });
  await expect(other.getByText('The newsletter was sent.')).toBeVisible();
  await other.close();
  const [mail, ...more] = mailsTo(email).filter(({ subject }) => subject.includes(name));
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Edited by hand.');
  expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const owner = await siteOwner();
  await page.getByRole('link', { name: 'Next: post on LinkedIn' }).click();
  await page.getByRole('button', { name: 'Create LinkedIn draft' }).click();
  await expect(page.getByText('The LinkedIn draft was created.')).toBeVisible();
  const drafts = await owner
    .from('linkedin_posts')
    .select('status, commentary, link_url')
    .eq('source', `weekly-jobs-report:${week}`);
  expect(drafts.data).toMatchObject([{ status: 'draft', link_url: expect.stringContaining(path) }]);
});

async function addSubscriber(email: string): Promise<void> {
  const owner = await siteOwner();
  const id = randomUUID();
  const reference = `N-${String(Date.now() % 1e8).padStart(8, '0')}`;
  const mail = { name: 'confirm', to: email, subject: 'Confirm', text: 'Confirm.' };
  const submission = {
    key: randomUUID(),
    reference,
    page: '/ai-salary-newsletter',
    ip_hash: randomUUID(),
    email_hash: randomUUID(),
    per_address: 9,
    per_email: 9,
    window_seconds: 60,
  };
  const input = { id, email, user_role: 'engineer', consent_text: 'I agree.' };
  await owner
    .rpc('submit_newsletter', { submission, input, confirm_mail: mail, known_mail: mail })
    .throwOnError();
  await owner.rpc('confirm_newsletter', { subscriber_id: id }).throwOnError();
}
