import { organization } from '@talent/page-parts/structured-data';
import type { SiteConfig } from '@talent/sdk';
import type { DataDownload, Dataset } from 'schema-dts';

interface FreeDataset {
  name: string;
  description: string;
  path: string;
  sources: readonly { url: string; licenceUrl: string | null }[];
  files: readonly { path: string; name?: string }[];
}

const formats = { csv: 'text/csv', json: 'application/json', pdf: 'application/pdf' } as const;

/** A data set of the site for search engines, free for everyone: its sources with their licenses, and its files. */
export function freeDataset({ path, sources, files, ...facts }: FreeDataset, site: SiteConfig) {
  return {
    '@type': 'Dataset',
    ...facts,
    url: site.origin + path,
    isAccessibleForFree: true,
    creator: organization(site),
    spatialCoverage: ['United States', 'Canada'],
    isBasedOn: [...new Set(sources.map(({ url }) => url))],
    license: [...new Set(sources.flatMap(({ licenceUrl }) => licenceUrl ?? []))],
    distribution: files.map(({ path: file, name }): DataDownload => ({
      '@type': 'DataDownload',
      ...(name !== undefined && { name }),
      contentUrl: site.origin + file,
      encodingFormat: formats[file.slice(file.lastIndexOf('.') + 1) as keyof typeof formats],
    })),
  } satisfies Dataset;
}
