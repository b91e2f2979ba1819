import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkFeed, importPayload } from '@talent/jobs/check-feed';
import { addWeeks, weekName } from '@talent/jobs/iso-week';
import { jsonFeed, makeRaw } from '@talent/jobs/testing/make-feed';
import { admin, signIn } from '../../fixtures/accounts/accounts.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import { siteOwner } from '../../fixtures/rows/jobs.ts';
import { looks } from '../../fixtures/browser/looks.ts';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import { expect, test } from '../../fixtures/test.ts';

test.setTimeout(120_000);

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

async function openTool(page: Page, path: string, title: string): Promise<void> {
  await signIn(page, admin);
  // The first sign-in of a run loads the guarded part for the first time.
  const arrived = page.getByRole('heading', { level: 1, name: 'SEO dashboard' });
  await expect(arrived).toBeVisible({ timeout: 30_000 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Somebody who has confirmed that they want the newsletter. */
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

/** Imports a feed without the tool. */
async function importFeed(): Promise<void> {
  const checked = checkFeed(feed);
  const postings = checked.status === 'sound' ? importPayload('harbour-e2e', checked.postings) : [];
  const owner = await siteOwner();
  await owner
    .rpc('import_jobs', { feed: 'harbour-e2e', file_name: 'harbour.json', postings })
    .throwOnError();
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

async function issuesTo(email: string): Promise<Mail[]> {
  const outbox = join(mainSite.dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((one) => one.endsWith('.json'));
  const mails = await Promise.all(files.map((one) => readFile(join(outbox, one), 'utf8')));
  return mails
    .map((text) => JSON.parse(text) as Mail)
    .filter(({ to, subject }) => to === email && subject.includes(name));
}

test("jobs are imported, and the week's report is written, published, mailed and handed over", async ({
  page,
  request,
}) => {
  const email = `weekly-${Date.now()}@reader.example`;
  await addSubscriber(email);

  // A feed that breaks a rule stays out, with line and law; a sound one shows what it does.
  await openTool(page, `${toolPath}/import`, 'Import jobs');
  await page.getByLabel('Feed name').fill('harbour-e2e');
  const chooser = page.getByLabel('Feed file');
  const wide = makeRaw({ ref: 'WIDE', pay_min: 90_000, ai_statement: '' });
  await chooser.setInputFiles(file(jsonFeed(makeRaw(), wide)));
  await page.getByRole('button', { name: 'Check and compare' }).click();
  const problems = page.getByRole('table', { name: 'Problems in the file' });
  await expect(problems.getByRole('row')).toHaveCount(3);
  await expect(problems).toContainText('spans CA$90,000');
  await expect(problems).toContainText('O. Reg. 476/24');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
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
  await page.getByRole('button', { name: 'Measure again …' }).click();
  await expect(page.getByText('This text was edited by hand.')).toBeVisible();
  await page.getByRole('button', { name: 'New figures, keep the text' }).click();
  await expect(page.getByText('This text was edited by hand.')).toBeHidden();
  await expect(body).toHaveValue(/Edited by hand\.$/);

  await page.getByRole('button', { name: 'Continue to preview' }).click();
  await page.getByRole('button', { name: 'It is right: continue' }).click();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'false');
  await publish.click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  const path = `/blog/ai-jobs-report-${name.toLowerCase()}`;
  expect(await (await request.get(path)).text()).toContain('Edited by hand.');
  expect(await violations(page)).toEqual([]);

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
  const [mail, ...more] = await issuesTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Edited by hand.');
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  const left = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.status()).toBe(204);
  const owner = await siteOwner();
  const rows = await owner.from('newsletter_subscribers').select('id').eq('email', email);
  expect(rows.data).toEqual([]);

  await page.getByRole('link', { name: 'Next: post on LinkedIn' }).click();
  await page.getByRole('button', { name: 'Create LinkedIn draft' }).click();
  await expect(page.getByText('The LinkedIn draft was created.')).toBeVisible();
  const drafts = await owner
    .from('linkedin_posts')
    .select('status, commentary, link_url')
    .eq('source', `weekly-jobs-report:${week}`);
  expect(drafts.data).toMatchObject([{ status: 'draft', link_url: expect.stringContaining(path) }]);
});

/** A week of its own, so that it begins without a report. */
const keysWeek = addWeeks('2005-01-03', Date.now() % 480);

test('a week goes from measuring to its LinkedIn draft by keys alone, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await addSubscriber(`keys-${Date.now()}@reader.example`);
  await openTool(page, `${toolPath}?week=${weekName(keysWeek)}`, 'Weekly AI jobs report');
  const press = async (role: 'button' | 'link', label: string | RegExp) => {
    const control = page.getByRole(role, { name: label });
    await expect(control).not.toHaveAttribute('aria-disabled', 'true');
    await control.focus();
    await page.keyboard.press('Enter');
  };
  const step = page.locator('[aria-current="step"]');

  await press('button', 'Measure this week');
  await press('link', 'Next: write the report');
  await expect(page.getByRole('heading', { level: 2, name: 'Write' })).toBeFocused();
  const body = page.getByLabel('Text (Markdown)');
  await body.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 3 words added.');
  await expect(step).toContainText('Write');
  await page.keyboard.press('Control+S');
  await expect(page.getByText(/^Version \d+, saved$/)).toBeVisible();
  // Opening the next step stores unsaved text.
  await page.keyboard.type(' And more.');
  await press('link', /Preview/);
  await expect(page.getByRole('region', { name: 'Preview', exact: true }).last()).toContainText(
    '3 words added. And more.',
  );
  expect(await pageFaults(page)).toEqual([]);
  await press('button', 'It is right: continue');
  await press('button', 'Publish');
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('5');
  await expect(step).toContainText('Send');
  await press('button', 'Send the newsletter …');
  await press('button', 'Send now');
  await expect(page.getByText('The newsletter was sent.')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('6');
  await press('button', 'Create LinkedIn draft');
  await press('link', 'Open the draft in the LinkedIn tool');
  await expect(page.getByRole('heading', { level: 1, name: 'LinkedIn posting' })).toBeVisible();
  await expect(page.getByText('localhost', { exact: false }).first()).toBeVisible();
});

for (const { colorScheme, width, tag } of looks) {
  test(
    `report and import are accessible and fit: ${colorScheme}, ${width} px`,
    { tag },
    async ({ page }) => {
      await importFeed();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openTool(page, `${toolPath}?week=${name}&step=measure`, 'Weekly AI jobs report');
      const measure = page.getByRole('button', { name: 'Measure this week' });
      const steps = page.getByRole('navigation', { name: 'Steps of the report' });
      await expect(steps).toBeVisible();
      const again = page.getByRole('button', { name: 'Measure again …' });
      await expect(measure.or(again)).toBeVisible();
      if (await measure.isVisible()) await measure.click();
      await expect(again).toBeVisible();
      expect(await pageFaults(page)).toEqual([]);
      await steps.getByRole('link', { name: /Write/ }).click();
      await expect(page.getByLabel('Text (Markdown)')).toBeVisible();
      expect(await pageFaults(page)).toEqual([]);
      await page.goto(`${toolPath}/import`);
      await expect(page.getByRole('heading', { name: 'Import history' })).toBeVisible();
      expect(await pageFaults(page)).toEqual([]);
    },
  );
}
