import { plan, type LoadContext } from '@talent/sdk/server';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { guideHead } from '../features/guide/guide-head';
import type { GuidePage, GuideDocument } from '../features/guide/facts/guide';
import { guideBands, toGuide } from '../features/guide/facts/to-guide';
import { guideWords } from '../features/guide/sentences/guide-words';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { SiteConfig } from '@talent/sdk';
import { writeFigures } from '../calculations/export/figures-csv';

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

/** Makes the guide's PDF and CSV, and publishes them. */
export async function writeGuideFiles(
  document: GuideDocument,
  bands: readonly SalaryBand[],
  site: SiteConfig,
  publish: LoadContext['publish'],
): Promise<GuidePage['downloads']> {
  // Imported here alone: the library and its fonts are megabytes that browsers must not load.
  const { guidePdf } = await import('../features/guide/pdf/guide-pdf');
  const { bytes, pages } = await guidePdf(document, site);
  const sources = Object.values(document.guide.sources);
  const csv = writeFigures({ bands, sources, conversion: null });
  return {
    pdf: {
      path: publish({ name: 'ai-salary-guide-2025.pdf', body: bytes }),
      bytes: bytes.byteLength,
      pages,
    },
    csv: {
      path: publish({ name: 'ai-salary-guide-2025.csv', body: csv }),
      bytes: Buffer.byteLength(csv),
      rows: bands.length,
    },
  };
}
