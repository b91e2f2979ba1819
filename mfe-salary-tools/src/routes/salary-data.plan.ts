import {
  fromSalaryColumns,
  toSalaryColumns,
  type SalaryColumns,
} from '@talent/functions/salary-bands/contract';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { breadcrumbList } from '@talent/page-parts/structured-data';
import { plan } from '@talent/sdk/server';
import { getPublicSalaryData } from '../features/access/api/get-public-salary-data';
import { temporalCoverage } from '../calculations/bands/temporal-coverage';
import { writeFigures } from '../calculations/export/figures-csv';
import { rolesWithPlaces } from '../features/place/finder/place-file';
import type { SalaryData } from '@talent/api/salary/salary-data';
import { measuredWith, type Score } from '../content/scorecard';
import { freeDataset } from '../features/free-dataset';
import { measuredPay } from '../features/role/facts/role-facts';
import { officialMedians, type OfficialMedians } from '../features/dashboard/official-medians';
import { salaryDataHead } from '../features/dashboard/content/salary-data-head';

/** Data of the salary data page: every figure of the open roles, and the headline figures of the others. */
export interface SalaryPageData extends SalaryColumns {
  /** Path of the same figures as CSV. */
  csv: string;
  /** Roles that have figures of places. */
  placed: readonly { key: string; label: string }[];
  official: OfficialMedians;
  /** The median of the role with the newest figures. */
  newest: (Score & { role: string }) | null;
}

/** The salary data page, composed again after an hour. */
export const salaryDataPlan = plan<SalaryPageData>({
  load: async ({ data, publish }) => {
    const [open, pay] = await Promise.all([
      getPublicSalaryData(data),
      loadPlacePay(data, { isCurrent: true }),
    ]);
    const placed = rolesWithPlaces(pay);
    const { bands, sources } = open;
    const csv = writeFigures({ bands, sources, conversion: null });
    return {
      ...toSalaryColumns(open),
      placed: open.roles
        .filter(({ key }) => placed.includes(key))
        .map(({ key, label }) => ({ key, label })),
      official: officialMedians(open),
      newest: newestMedian(open),
      csv: publish({ name: 'ai-salary-data-open-figures.csv', body: csv }),
    };
  },
  head: ({ data, path, site }) => ({
    title: `${salaryDataHead.title} | ${site.brand}`,
    description: salaryDataHead.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: salaryDataHead.keywords,
    modifiedAt: newestFetch(data),
    structuredData: [
      breadcrumbList([{ label: salaryDataHead.name, to: path }], site),
      {
        ...freeDataset(
          { ...salaryDataSet, path, sources: data.sources, files: [{ path: data.csv }] },
          site,
        ),
        variableMeasured: data.newest
          ? measuredWith(salaryDataHead.dataset.measured, data.newest.role, [data.newest])
          : salaryDataHead.dataset.measured,
        ...temporalCoverage(fromSalaryColumns(data).bands.map(({ period }) => period)),
        dateModified: newestFetch(data),
      },
    ],
  }),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.9 },
});

function newestMedian(data: SalaryData): SalaryPageData['newest'] {
  const medians = data.roles.flatMap(({ key, label: role }) => {
    const measured = measuredPay(data, key);
    return measured ? [{ ...measured, role, n: null }] : [];
  });
  return medians.toSorted((a, b) => b.to.localeCompare(a.to))[0] ?? null;
}

const salaryDataSet = {
  name: salaryDataHead.dataset.name,
  description: salaryDataHead.description,
};

function newestFetch({ sources }: SalaryColumns): string {
  return (
    sources
      .map(({ retrievedOn }) => retrievedOn)
      .sort()
      .at(-1) ?? ''
  );
}
