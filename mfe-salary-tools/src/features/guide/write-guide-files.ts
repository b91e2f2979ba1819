import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { SiteConfig } from '@talent/sdk';
import type { LoadContext } from '@talent/sdk/server';
import { writeFigures } from '../../calculations/export/figures-csv';
import type { GuideDocument, GuidePage } from './facts/guide-page';

/** Makes the guide's PDF and CSV, and publishes them. */
export async function writeGuideFiles(
  document: GuideDocument,
  bands: readonly SalaryBand[],
  site: SiteConfig,
  publish: LoadContext['publish'],
): Promise<GuidePage['downloads']> {
  // Imported here alone: the library and its fonts are megabytes that browsers must not load.
  const { guidePdf } = await import('./pdf/guide-pdf');
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
