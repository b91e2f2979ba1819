import { Badge } from '@talent/ui/badge';
import { EmptyState } from '@talent/ui/empty-state';
import { Link as TextLink } from '@talent/ui/link';
import { Select } from '@talent/ui/select';
import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '../../../controls/site-link';
import { Address } from '../../../table/address';
import { Clipped } from '../../../table/clipped';
import { formatTime } from '../../../time/format-time';
import type { CheckKey } from '../checks/problem';
import { resultTexts } from '../content/comprehensive-seo';
import { checkLabels, ruleTexts, type Rule } from '../content/comprehensive-seo-rules';
import type { CrawlRow } from '../queries';

/** The words of a check or a rule that the database keeps as text; an older release may have known others. */
export function checkLabel(key: string): string {
  return key in checkLabels ? checkLabels[key as CheckKey] : key;
}

export function ruleText(rule: string): { title: string; advice: string } {
  return rule in ruleTexts ? ruleTexts[rule as Rule] : { title: rule, advice: '' };
}

/** A crawl in a line: when, what, and how it ended unless it came to its end. */
export function crawlLabel({ started_at, below, is_whole, status, pages }: CrawlRow): string {
  const end = status === 'cancelled' ? ', canceled' : '';
  return `${formatTime(started_at)} · ${resultTexts.scope(below, is_whole)} · ${pages} pages${end}`;
}

/** The duration of a crawl: `1 min 5 s`. */
export function crawlSpan({ started_at, finished_at }: CrawlRow): string {
  const seconds = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function SeverityBadge({ severity }: { severity: string }) {
  const tone = severity === 'error' ? 'negative' : severity === 'warning' ? 'warning' : 'neutral';
  return <Badge tone={tone}>{resultTexts.severities[severity] ?? severity}</Badge>;
}

/** A page of the live site, which opens beside the tool. */
export function PageLink({ path }: { path: string }) {
  return (
    <Clipped isLong={path.length > 24}>
      <TextLink asChild tone="ink">
        <a href={path} target="_blank" rel="noopener">
          <Address>{path}</Address>
          <ExternalLink aria-hidden="true" className="ms-1 inline size-3 align-baseline" />
          <span className="sr-only"> ({resultTexts.newTab})</span>
        </a>
      </TextLink>
    </Clipped>
  );
}

export function CrawlSelect(props: {
  label: string;
  crawls: readonly CrawlRow[];
  picked: number;
  onPick: (id: number) => void;
}) {
  const { label, crawls, picked, onPick } = props;
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

/** Leads to the crawl, where a tool has nothing to show without one. */
export function NoCrawl({ kind, text }: { kind: 'list' | 'table'; text: string }) {
  return (
    <EmptyState kind={kind}>
      <p>{text}</p>
      <ButtonLink className="mt-4" size="md" variant="primary" to="/comprehensive-seo-dashboard">
        {resultTexts.toCrawl}
      </ButtonLink>
    </EmptyState>
  );
}

/**
 * The address of a problem's own page.
 * @param at - the crawl, and the page to list alone; the newest crawl and every page without them.
 */
export function problemPath(rule: string, at: { crawl?: number; page?: string } = {}): string {
  const search = new URLSearchParams(Object.entries(at).map(([name, value]) => [name, `${value}`]));
  const path = `/comprehensive-seo-dashboard/problems/${encodeURIComponent(rule)}`;
  return search.size === 0 ? path : `${path}?${search}`;
}
