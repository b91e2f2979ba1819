import type { DataClient } from '@talent/data/client';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { loadMarketData } from '@talent/data/load-market-data';
import { getPublicSalaryData } from '../features/access/api/get-public-salary-data';
import { openFiles, embedPath } from '../features/open-data/addresses';
import {
  changesCsv,
  changesJson,
  changesSchema,
  marketCsv,
  marketJson,
  marketSchema,
  placesCsv,
  placesJson,
  placesSchema,
  salariesCsv,
  salariesJson,
  salariesSchema,
} from '../features/open-data/open-files';
import { NotFoundError, type Resource, type ResourcePlan } from '@talent/sdk/server';
import { PLACE_FILES, placeFile, rolesWithPlaces } from '../features/place/finder/place-file';
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

/** The figures of one role by place, for the place filter. */
export const placeResource: ResourcePlan = {
  load: async ({ data, params }) => {
    const pay = await loadPlacePay(data, { isCurrent: true });
    const role = params['role'] ?? '';
    if (!rolesWithPlaces(pay).includes(role)) throw new NotFoundError();
    return json(JSON.stringify(placeFile(pay, role)));
  },
  entries: async ({ data }) =>
    rolesWithPlaces(await loadPlacePay(data, { isCurrent: true })).map((role) =>
      PLACE_FILES.replace(':role', role),
    ),
  revalidate: REVALIDATE,
  sharing: 'data',
};

async function getPlaces(data: DataClient) {
  const [{ roles }, pay] = await Promise.all([
    getPublicSalaryData(data),
    loadPlacePay(data, { isCurrent: true }),
  ]);
  return { roles, pay };
}

async function getHistory(data: DataClient) {
  return Promise.all([getPublicSalaryData(data), loadPlacePay(data)]);
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
  [openFiles.placesJson]: openFile(async ({ data, site }) =>
    json(placesJson(await getPlaces(data), site).text),
  ),
  [openFiles.placesCsv]: openFile(async ({ data }) => csv(placesCsv(await getPlaces(data)).text)),
  [openFiles.placesSchema]: openFile(async ({ site }) => json(placesSchema(site))),
  [openFiles.changesJson]: openFile(async ({ data, site }) =>
    json(changesJson(...(await getHistory(data)), site).text),
  ),
  [openFiles.changesCsv]: openFile(async ({ data }) =>
    csv(changesCsv(...(await getHistory(data))).text),
  ),
  [openFiles.changesSchema]: openFile(async ({ site }) => json(changesSchema(site))),
  [openFiles.marketJson]: openFile(async ({ data, site }) =>
    json(marketJson(await loadMarketData(data), site).text),
  ),
  [openFiles.marketCsv]: openFile(async ({ data }) =>
    csv(marketCsv(await loadMarketData(data)).text),
  ),
  [openFiles.marketSchema]: openFile(async ({ site }) => json(marketSchema(site))),
};
