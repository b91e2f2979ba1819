import { Field } from '@talent/ui/field';
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
    <Field label={label} required className="min-w-0 max-w-xl flex-1 basis-72">
      {(control) => (
        <select
          {...control}
          className="control"
          value={picked}
          onChange={(event) => onPick(Number(event.target.value))}
        >
          {crawls.map((crawl) => (
            <option key={crawl.id} value={crawl.id}>
              {crawlLabel(crawl)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
