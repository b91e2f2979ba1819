import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CrawlPair } from '../api/crawl-lists';
import type { CrawlRow } from '../api/crawl-row';
import { compareTexts } from '../content/comprehensive-seo';
import { CrawlSelect } from './crawl-select';
import { ToolTable } from '../../../table/tool-table';
import { crawlQueries } from '../queries';
import { findingColumns, pageColumns } from './compare-columns';

/** Two crawls side by side: new findings, fixed findings, and the pages that differ. */
export function Comparison({ crawls }: { crawls: readonly CrawlRow[] }): ReactNode {
  const [newest, before] = crawls;
  const [picked, setPicked] = useState({ older: before?.id ?? 0, newer: newest?.id ?? 0 });
  if (!newest || !before) return <p className="text-ink-muted">{compareTexts.needsTwo}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <CrawlSelect
          label={compareTexts.older}
          crawls={crawls}
          picked={picked.older}
          onPick={(older) => setPicked({ ...picked, older })}
        />
        <CrawlSelect
          label={compareTexts.newer}
          crawls={crawls}
          picked={picked.newer}
          onPick={(newer) => setPicked({ ...picked, newer })}
        />
      </div>
      <p className="text-ink-muted mt-4 max-w-prose text-sm">{compareTexts.note}</p>
      <Compared key={`${picked.older} ${picked.newer}`} {...picked} />
    </>
  );
}

function Compared(pair: CrawlPair): ReactNode {
  return (
    <>
      <h3 className="mt-8 mb-3 font-semibold">{compareTexts.findings}</h3>
      <ToolTable
        name="seo-compared"
        caption={compareTexts.findings}
        columns={findingColumns}
        source={crawlQueries.comparedFindings(pair)}
        rowKey={({ fingerprint }) => fingerprint}
        initialSort={{ key: 'change', descending: false }}
        empty={compareTexts.findingsEmpty}
      />
      <h3 className="mt-10 mb-3 font-semibold">{compareTexts.pages}</h3>
      <ToolTable
        name="seo-compared-pages"
        caption={compareTexts.pages}
        columns={pageColumns}
        source={crawlQueries.comparedPages(pair)}
        rowKey={({ path }) => path}
        initialSort={{ key: 'change', descending: false }}
        empty={compareTexts.pagesEmpty}
      />
    </>
  );
}
