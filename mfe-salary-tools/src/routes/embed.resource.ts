import { loadMarketData } from '@talent/data/load-market-data';
import { NotFoundError, type ResourcePlan } from '@talent/sdk/server';
import { getPublicSalaryData } from '../features/access/api/get-public-salary-data';
import { embedDocument } from '../features/embed/embed-document';
import { embedOffers, PAY_BY_ROLE, PAY_PREFIX } from '../features/embed/chart-list';
import { isMarketChart, marketChart } from '../features/embed/market-charts';
import { payByLevel, payByRole } from '../features/embed/pay-charts';
import { embedPath } from '../features/open-data/addresses';

/** The charts that other sites show in a frame, composed again after an hour. */
export const embedResource: ResourcePlan = {
  load: async ({ data, params, site }) => {
    const chart = await chartOf(params['chart'] ?? '', data);
    if (chart === null) throw new NotFoundError();
    return { contentType: 'text/html; charset=utf-8', body: embedDocument(chart, site) };
  },
  entries: async ({ data }) =>
    embedOffers(await getPublicSalaryData(data)).map(({ id }) => embedPath(id)),
  revalidate: 3600,
  sharing: 'embed',
};

type DataClient = Parameters<ResourcePlan['load']>[0]['data'];

async function chartOf(id: string, data: DataClient) {
  if (isMarketChart(id)) return marketChart(await loadMarketData(data), id);
  if (id === PAY_BY_ROLE) return payByRole(await getPublicSalaryData(data));
  if (!id.startsWith(PAY_PREFIX)) return null;
  return payByLevel(await getPublicSalaryData(data), id.slice(PAY_PREFIX.length));
}
