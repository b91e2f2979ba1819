import { plan } from '@talent/sdk/server';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { guideHead } from '../features/guide/guide-head';
import type { GuidePage } from '../features/guide/facts/guide-page';
import { guideBands, toGuide } from '../features/guide/facts/to-guide';
import { guideWords } from '../features/guide/sentences/guide-words';
import { writeGuideFiles } from '../features/guide/write-guide-files';

/** The salary guide with its files: composed again after an hour. */
export const salaryGuidePlan = plan<GuidePage>({
  load: async ({ data, publish, site }) => {
    const salaries = await loadSalaryData(data);
    const guide = toGuide(salaries);
    const document = { guide, words: guideWords(guide) };
    return {
      ...document,
      downloads: await writeGuideFiles(document, guideBands(salaries), site, publish),
    };
  },
  head: ({ data, path, site }) => guideHead(data, path, site),
  revalidate: 3600,
  sitemap: { changefreq: 'monthly', priority: 0.9 },
});
