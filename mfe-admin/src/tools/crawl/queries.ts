import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TableSource } from '../../table/tool-column';
import { compareFindings, comparePages } from './api/compare-crawls';
import type { CrawlPair } from './api/compare-crawls';
import { countCrawlChecks } from './api/load-findings';
import type {
  ComparedFinding,
  ComparedPage,
  CrawlRow,
  ExternalLink,
  FindingRow,
} from './api/crawl-row';
import { listCrawls, loadCrawls } from './api/list-crawls';
import { loadCrawlPages } from './api/load-crawl-pages';
import type { ListedPage } from './api/load-crawl-pages';
import { loadExternalLinks } from './api/load-crawl-pages';
import { loadFindings } from './api/load-findings';

/** Data of the crawl tool, each under its key; a saved crawl changes everything under `crawls`. */
export const crawlQueries = {
  crawls: ['crawl', 'crawls'],
  newest: queryOptions({ queryKey: ['crawl', 'crawls', 'newest'], queryFn: listCrawls }),
  list: {
    queryKey: ['crawl', 'crawls', 'list'],
    load: loadCrawls,
  } satisfies TableSource<CrawlRow>,
  checks: (crawlId: number) =>
    queryOptions({
      queryKey: ['crawl', crawlId, 'checks'],
      queryFn: () => countCrawlChecks(crawlId),
      placeholderData: keepPreviousData,
    }),
  findings: (crawlId: number, check: string | null): TableSource<FindingRow> => ({
    queryKey: ['crawl', crawlId, 'findings', check],
    load: loadFindings(crawlId, check),
  }),
  pages: (crawlId: number): TableSource<ListedPage> => ({
    queryKey: ['crawl', crawlId, 'pages'],
    load: loadCrawlPages(crawlId),
  }),
  links: (crawlId: number): TableSource<ExternalLink> => ({
    queryKey: ['crawl', crawlId, 'links'],
    load: loadExternalLinks(crawlId),
  }),
  comparedFindings: (pair: CrawlPair): TableSource<ComparedFinding> => ({
    queryKey: ['crawl', pair, 'findings'],
    load: compareFindings(pair),
  }),
  comparedPages: (pair: CrawlPair): TableSource<ComparedPage> => ({
    queryKey: ['crawl', pair, 'pages'],
    load: comparePages(pair),
  }),
};
