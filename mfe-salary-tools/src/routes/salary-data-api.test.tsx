// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { publicSalaryData } from '../features/access/api/get-public-salary-data';
import { makeSalaryData } from '../features/dashboard/testing/make-salary-data';
import { makeMarketData } from '../features/market/testing/make-market-data';
import { makePlacePay } from '../calculations/testing/make-place-pay';
import { apiPageData } from '../features/open-data/api-page-data';
import { salaryFields } from '../features/open-data/fields/salary-fields';
import SalaryDataApiPage from './salary-data-api';
import { salaryDataApiPlan } from './salary-data-api.plan';

const published: string[] = [];
const data = apiPageData({
  pay: makePlacePay(),
  salaries: publicSalaryData(makeSalaryData()),
  market: makeMarketData(),
  site: defaultSite,
  publish: ({ name }) => {
    published.push(name);
    return `/_files/hash/${name}`;
  },
});

it('offers each file at its fixed address and at that of this version', () => {
  renderPage(SalaryDataApiPage, { data });
  const files = ['salaries', 'places', 'changes', 'market'].flatMap((name) => [
    `${name}.json`,
    `${name}.csv`,
  ]);
  expect(published).toEqual(files.map((file) => `ai-${file}`));
  for (const file of files) {
    const path = `/ai-salary-data-api/v1/${file}`;
    expect(screen.getByRole('link', { name: path }).getAttribute('href')).toBe(path);
    expect(screen.getByRole('link', { name: `/_files/hash/ai-${file}` })).toBeTruthy();
  }
});

it('explains every field of a salary record, and names each license with what it asks for', () => {
  const { container } = renderPage(SalaryDataApiPage, { data });
  const fields = [...container.querySelectorAll('#fields th code')].map((code) => code.textContent);
  expect(fields).toEqual(expect.arrayContaining(salaryFields.map(({ name }) => name)));
  const licenses = container.querySelector('#licenses')?.textContent;
  expect(licenses).toContain('“Source: Indeed Hiring Lab, AI Tracker, CC BY 4.0.”');
  expect(licenses).toContain('“Monthly figures are means.”');
});

it('copies an example as it is shown, and the code of a chart', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const { container } = renderPage(SalaryDataApiPage, { data });
  fireEvent.click(screen.getByRole('button', { name: 'Copy code: Python' }));
  fireEvent.click(screen.getByRole('button', { name: /^Copy code: AI share/ }));
  await vi.waitFor(() => expect(copied).toHaveLength(2));
  expect(container.querySelector('[aria-label="Python"] code')?.textContent).toBe(copied[0]);
  expect(copied[1]).toMatch(
    /^<iframe src="http:\/\/localhost:3000\/ai-salary-data-api\/embed\/ai-share" title="[^"]+" /,
  );
  vi.unstubAllGlobals();
});

it('has a head that describes both data sets and the interface', () => {
  const path = '/ai-salary-data-api';
  const head = salaryDataApiPlan.head({ data, path, params: {}, site: defaultSite });
  expect(head).toMatchObject({ canonicalPath: path, robots: 'index, follow' });
  expect(head.structuredData).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'Dataset',
      temporalCoverage: expect.stringMatching(/^\d{4}\/\d{4}$/),
      distribution: [
        {
          contentUrl: `http://localhost:3000${path}/v1/salaries.json`,
          encodingFormat: 'application/json',
        },
        { contentUrl: `http://localhost:3000${path}/v1/salaries.csv`, encodingFormat: 'text/csv' },
        { encodingFormat: 'application/json' },
        { contentUrl: `http://localhost:3000${path}/v1/places.csv`, encodingFormat: 'text/csv' },
      ],
    },
    {
      '@type': 'Dataset',
      temporalCoverage: '2020-01-01/2026-08-14',
      license: ['https://creativecommons.org/licenses/by/4.0/'],
    },
    { '@type': 'WebAPI', documentation: `http://localhost:3000${path}` },
  ]);
});
