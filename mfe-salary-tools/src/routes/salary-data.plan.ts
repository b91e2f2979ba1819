import { plan } from '@talent/sdk/server';
import type { BandGroup } from '../api/band-group';
import { getJobBankBands } from '../api/get-job-bank-bands';
import { getOfficialBands } from '../api/get-official-bands';
import { getPostingBands } from '../api/get-posting-bands';
import { salaryDataHead } from '../content/salary-data-head';

/** What the salary data page is composed from. */
export interface SalaryData {
  postings: BandGroup;
  jobBank: BandGroup;
  official: BandGroup;
}

/** The salary data page: composed again after an hour. */
export const salaryDataPlan = plan<SalaryData>({
  load: async ({ data }) => {
    const [postings, jobBank, official] = await Promise.all([
      getPostingBands(data),
      getJobBankBands(data),
      getOfficialBands(data),
    ]);
    return { postings, jobBank, official };
  },
  head: ({ data, path, site }) => ({
    title: `${salaryDataHead.title} | ${site.brand}`,
    description: salaryDataHead.description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: salaryDataHead.keywords,
    structuredData: [
      {
        '@type': 'Dataset',
        name: salaryDataHead.dataset.name,
        description: salaryDataHead.description,
        url: site.origin + path,
        isAccessibleForFree: true,
        creator: { '@type': 'Organization', name: site.brand, url: site.origin },
        spatialCoverage: ['United States', 'Canada'],
        variableMeasured: salaryDataHead.dataset.measured,
        isBasedOn: [data.postings, data.jobBank, data.official].flatMap(
          ({ source }) => source?.url ?? [],
        ),
      },
    ],
  }),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.9 },
});
