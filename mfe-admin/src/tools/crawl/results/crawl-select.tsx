import type { ReactNode } from 'react';
import { SelectField } from '../../../controls/select-field';
import type { CrawlRow } from '../api/crawl-row';
import { crawlLabel } from './crawl-label';

interface CrawlSelectProps {
  label: string;
  crawls: readonly CrawlRow[];
  picked: number;
  onPick: (id: number) => void;
}

/** Picks one of the saved crawls. */
export function CrawlSelect({ label, crawls, picked, onPick }: CrawlSelectProps): ReactNode {
  return (
    <SelectField
      label={label}
      className="min-w-0 max-w-xl flex-1 basis-72"
      value={String(picked)}
      options={crawls.map((crawl) => [String(crawl.id), crawlLabel(crawl)] as const)}
      onChange={(id) => onPick(Number(id))}
    />
  );
}
