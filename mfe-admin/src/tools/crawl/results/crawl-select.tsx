import { Select } from '@talent/ui/select';
import type { ReactNode } from 'react';
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
    <Select
      label={label}
      className="min-w-0 max-w-xl flex-1 basis-72"
      value={String(picked)}
      options={crawls.map((crawl) => ({ value: String(crawl.id), label: crawlLabel(crawl) }))}
      onChoose={(id) => onPick(Number(id))}
    />
  );
}
