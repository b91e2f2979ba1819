import type { SalaryBand } from '@talent/api/salary/salary-data';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { makeSalaryData } from '../dashboard/testing/make-salary-data';
import { embedOffers, embedSnippet } from './chart-list';
import { embedDocument } from './embed-document';
import { payByLevel, payByRole } from './pay-charts';

const attack = `"><script>alert(1)</script><a href='javascript:x'>`;

const salaries = makeSalaryData();
const first = salaries.bands.find(({ role }) => role === 'data-scientist') as SalaryBand;
const chartOf = (...levels: SalaryBand[]) =>
  payByLevel({ ...salaries, bands: [first, ...levels] }, 'data-scientist');

function dataWith(label: string) {
  const data = makeSalaryData();
  return { ...data, roles: data.roles.map((role) => ({ ...role, label })) };
}

it('a chart for other sites writes text of the data as text, wherever it is', () => {
  const data = dataWith(attack);
  const chart = payByLevel(data, 'data-scientist');
  const text = chart && embedDocument(chart, { ...defaultSite, brand: attack });
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toMatch(/<script|<a href='|"><a/);
  expect(text?.match(/<a /g)).toHaveLength(1);
});

it('a chart for other sites offers a frame whose title cannot leave its attribute', () => {
  const offer = { id: 'x', title: attack, height: 300 };
  expect(embedSnippet(offer, 'https://www.example.com/x')).toBe(
    '<iframe src="https://www.example.com/x" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;a href=\'javascript:x\'&gt;" width="100%" height="300" loading="lazy" style="border:0;max-width:800px"></iframe>',
  );
});

it('a chart for other sites has a headline that rests on no level with fewer than 100 ranges, and draws those below 50 hollow', () => {
  const level = (name: 'EN' | 'MI' | 'SE' | 'EX', n: number, p50: number) =>
    ({ ...first, key: name, level: name, n, p50 }) as const;
  const shown = [level('EN', 100, 120_000), level('SE', 400, 170_000)];
  const chart = chartOf(...shown, level('MI', 99, 90_000), level('EX', 49, 230_000));
  expect(chart?.finding).toBe(
    'Data Scientist: median pay is $120,000 at entry level and $170,000 at senior',
  );
  expect(chart?.drawing.text.match(/class="one few"/g)).toHaveLength(1);
});

it('a chart for other sites draws a level whose percentiles are one amount as a point, without a bar', () => {
  const flat = {
    ...{ ...first, key: 'flat', level: 'EX' as const },
    ...{ p25: 200_000, p50: 200_000, p75: 200_000 },
  };
  const chart = chartOf(flat);
  const [, row] = chart?.drawing.text.split('</li>') ?? [];
  expect(row).toContain('aria-label="Executive: median $200,000"');
  expect(row).not.toContain('<rect');
});

it('a chart for other sites says for a level with too few ranges that there are too few, without a figure', () => {
  const chart = payByLevel(makeSalaryData(), 'ai-engineer');
  expect(chart?.drawing.text).toContain('<b>Executive</b><span>4 ranges: too few to show</span>');
});

it('a chart for other sites is not made of roles that are not open, nor of places without figures', () => {
  const data = makeSalaryData();
  expect(payByLevel(data, 'research-scientist')).toBeNull();
  expect(payByRole({ ...data, bands: [] })).toBeNull();
  expect(embedOffers({ ...data, bands: [] }).map(({ id }) => id)).toEqual([
    'ai-share',
    'pay-transparency',
    'remote-share',
    'postings-index',
  ]);
});
