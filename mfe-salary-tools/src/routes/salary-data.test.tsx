// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { expect, it } from 'vitest';
import { toSalaryColumns } from '@talent/functions/salary-bands/contract';
import { publicSalaryData } from '../features/access/api/get-public-salary-data';
import { officialMedians } from '../features/dashboard/official-medians';
import { makeSalaryData } from '../features/dashboard/testing/make-salary-data';
import SalaryDataPage from './salary-data';
import { salaryDataPlan } from './salary-data.plan';

const all = makeSalaryData();
const open = publicSalaryData(all);
const data = {
  ...toSalaryColumns(open),
  official: officialMedians(open),
  csv: '/files/open.csv',
};

it('carries every figure of open roles, the headline alone of the others, and the names of all', () => {
  const carried = (wanted: string) =>
    open.bands.flatMap(({ key, role, bins }) =>
      role === wanted ? [`${key}${bins ? ' with its distribution' : ''}`] : [],
    );
  expect(carried('research-scientist')).toEqual(['rs']);
  expect(carried('ai-engineer')).toEqual(['ai', 'ai-ex']);
  expect(carried('data-scientist')).toContain('ds with its distribution');
  expect(open.bands).toHaveLength(all.bands.length - 3);
  expect(data.roles).toEqual(all.roles);
});

it('names each source with its license and the line that it asks for', () => {
  const { container } = renderPage(SalaryDataPage, { data });
  expect(container.querySelector('#source-ca-job-bank')?.textContent).toContain('Licensed.');
});

it('says the age of the chart and of each column, and has the newer official median above older ranges', () => {
  const { container } = renderPage(SalaryDataPage, { data });
  const compared = container.querySelector('#compare')?.textContent;
  expect(compared).toContain('Pay ranges of 2024 to January 2025, 22 months old.');
  expect(compared).toContain(
    'Newer, official median: Data Scientist $150,000. Official pay of May 2025, 18 months old. It is what people earn, not what employers offer.',
  );
  expect(container.querySelector('#headlines')?.textContent).toMatch(
    /Pay ranges of 2024 to January 2025, 22 months old\. .*Official pay of May 2025, 18 months old\./,
  );
});

it('has no official line above official figures', () => {
  const path = '/ai-ml-salary-data?source=bls-oews';
  const { container } = renderPage(SalaryDataPage, { data, path });
  expect(container.textContent).not.toContain('Newer, official median');
  expect(container.querySelector('#compare')?.textContent).toContain(
    'Official pay of May 2025, 18 months old.',
  );
});

it('has a head that names its sources', () => {
  const head = salaryDataPlan.head({
    data,
    path: '/ai-ml-salary-data',
    params: {},
    site: defaultSite,
  });
  expect(head).toMatchObject({ canonicalPath: '/ai-ml-salary-data', robots: 'index, follow' });
  expect(head.structuredData?.[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(head.modifiedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(head.structuredData?.[1]).toMatchObject({
    '@type': 'Dataset',
    license: expect.any(Array),
    temporalCoverage: expect.stringMatching(/^\d{4}\/\d{4}$/),
    distribution: [
      { contentUrl: 'http://localhost:3000/files/open.csv', encodingFormat: 'text/csv' },
    ],
    isBasedOn: ['https://data.example/postings'],
  });
});
