import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { postFigures, figureMarkdown } from '@talent/page-parts/figure-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeText } from '../../article/compose-text';

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
});
afterAll(() => local.stop());

const compose = (markdown: string) =>
  composeText(local.visitor, markdown, 'https://www.example.com');

it('gives a text the values of every figure that a post can show, as a visitor may read them', async () => {
  const { figures } = await compose(postFigures.map(figureMarkdown).join('\n\n'));
  expect(Object.keys(figures).sort()).toEqual(postFigures.map(({ id }) => id).sort());
  const pay = figures['us-pay-by-role'];
  if (pay?.kind !== 'ranges') throw new Error('Pay by role is drawn as ranges.');
  expect(pay.rows).toHaveLength(8);
  for (const { detail, p25, p50, p75 } of pay.rows) {
    expect(Number(detail?.replace(/\D/g, ''))).toBeGreaterThanOrEqual(30);
    expect((p25 ?? 0) <= (p50 ?? 0) && (p50 ?? 0) <= (p75 ?? 0)).toBe(true);
  }
  expect(pay.source).toMatchObject({ period: 'figures of 2024–2025' });
  expect(pay.source.name).toContain('snapshot of January 19, 2025');
});

it("states the market's newest whole month beside the year before, with license and period", async () => {
  const { figures } = await compose('[AI](/ai-job-market "figure:ai-postings-us-ca")');
  const share = figures['ai-postings-us-ca'];
  expect(share?.headline).toBe(
    'In June 2026, 5.8% of postings in the United States (3% a year before) and 17.4% of postings in Canada (4.5% a year before) named AI',
  );
  if (share?.kind !== 'lines') throw new Error('Shares are drawn as lines.');
  expect(share.source).toMatchObject({
    name: 'Indeed Hiring Lab',
    period: 'January 2019 to June 2026',
  });
  expect(share.source.note).toContain('CC BY 4.0');
  expect(share.series.map(({ key, color, points }) => [key, color, points.length])).toEqual([
    ['US', 1, 90],
    ['CA', 2, 90],
  ]);
});

it('asks for nothing and shows the link where an id is unknown', async () => {
  const { document, figures } = await compose('[Pay](/ai-ml-salary-data "figure:us-pay")');
  expect(figures).toEqual({});
  expect(document.body).toMatchObject([{ tag: 'chart', attributes: { figure: 'us-pay' } }]);
});

it('states shares of sectors beside all postings, and the remote share of both countries', async () => {
  const { figures } = await compose(
    '[A](/ai-job-market "figure:pay-transparency-us-software")\n\n[B](/ai-job-market "figure:remote-postings-us-ca")',
  );
  expect(figures['pay-transparency-us-software']?.headline).toBe(
    'In February 2026, 48.8% of postings in all sectors, 40.9% of postings in software development and 40.4% of postings in data and analytics stated pay',
  );
  expect(figures['remote-postings-us-ca']?.headline).toBe(
    'In April 2026, 8.6% of postings in the United States (8% a year before) and 14.2% of postings in Canada (14.4% a year before) offered remote or hybrid work',
  );
});
