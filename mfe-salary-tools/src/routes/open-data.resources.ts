import { loadMarketData } from '@talent/data/load-market-data';
import { getPublicSalaryData } from '../features/access/api/get-public-salary-data';
import { openFiles, embedPath } from '../features/open-data/addresses';
import {
  marketCsv,
  marketJson,
  marketSchema,
  salariesCsv,
  salariesJson,
  salariesSchema,
} from '../features/open-data/open-files';
import { NotFoundError, type Resource, type ResourcePlan } from '@talent/sdk/server';
import { listCharts, loadChart } from '../features/embed/api/load-chart';
import { embedDocument } from '../features/embed/embed-document';

/** The charts that other sites show in a frame, composed again after an hour. */
export const embedResource: ResourcePlan = {
  load: async ({ data, params, site }) => {
    const chart = await loadChart(data, params['chart'] ?? '');
    if (chart === null) throw new NotFoundError();
    return { contentType: 'text/html; charset=utf-8', body: embedDocument(chart, site) };
  },
  entries: async ({ data }) => (await listCharts(data)).map(({ id }) => embedPath(id)),
  revalidate: 3600,
  sharing: 'embed',
};

const REVALIDATE = 3600;

const json = (body: string): Resource => ({ contentType: 'application/json; charset=utf-8', body });
const csv = (body: string): Resource => ({ contentType: 'text/csv; charset=utf-8', body });

function openFile(load: ResourcePlan['load']): ResourcePlan {
  return { load, revalidate: REVALIDATE, sharing: 'data' };
}

/** The open figures at their fixed addresses. */
export const openDataResources: Readonly<Record<string, ResourcePlan>> = {
  [openFiles.salariesJson]: openFile(async ({ data, site }) =>
    json(salariesJson(await getPublicSalaryData(data), site).text),
  ),
  [openFiles.salariesCsv]: openFile(async ({ data }) =>
    csv(salariesCsv(await getPublicSalaryData(data)).text),
  ),
  [openFiles.salariesSchema]: openFile(async ({ site }) => json(salariesSchema(site))),
  [openFiles.marketJson]: openFile(async ({ data, site }) =>
    json(marketJson(await loadMarketData(data), site).text),
  ),
  [openFiles.marketCsv]: openFile(async ({ data }) =>
    csv(marketCsv(await loadMarketData(data)).text),
  ),
  [openFiles.marketSchema]: openFile(async ({ site }) => json(marketSchema(site))),
};
