import { NotFoundError, type ResourcePlan } from '@talent/sdk/server';
import { listCharts, loadChart } from '../features/embed/api/load-chart';
import { embedDocument } from '../features/embed/embed-document';
import { embedPath } from '../features/open-data/addresses';

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
