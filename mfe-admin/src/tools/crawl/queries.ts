import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  compareFindings,
  comparePages,
  countCrawlChecks,
  loadCrawlPages,
  loadExternalLinks,
  loadFindings,
} from './api/crawl-lists';
import type { CrawlPair } from './api/crawl-lists';
import { listCrawls, loadCrawls } from './api/list-crawls';

/** Data of the crawl tool, each under its key; a saved crawl changes everything under `crawls`. */
export const crawlQueries = {
  crawls: ['crawl', 'crawls'],
  newest: queryOptions({ queryKey: ['crawl', 'crawls', 'newest'], queryFn: listCrawls }),
  list: { queryKey: ['crawl', 'crawls', 'list'], load: loadCrawls },
  checks: (crawlId: number) =>
    queryOptions({
      queryKey: ['crawl', crawlId, 'checks'],
      queryFn: () => countCrawlChecks(crawlId),
      placeholderData: keepPreviousData,
    }),
  findings: (crawlId: number, check: string | null) => ({
    queryKey: ['crawl', crawlId, 'findings', check],
    load: loadFindings(crawlId, check),
  }),
  pages: (crawlId: number) => ({
    queryKey: ['crawl', crawlId, 'pages'],
    load: loadCrawlPages(crawlId),
  }),
  links: (crawlId: number) => ({
    queryKey: ['crawl', crawlId, 'links'],
    load: loadExternalLinks(crawlId),
  }),
  comparedFindings: (pair: CrawlPair) => ({
    queryKey: ['crawl', pair, 'findings'],
    load: compareFindings(pair),
  }),
  comparedPages: (pair: CrawlPair) => ({
    queryKey: ['crawl', pair, 'pages'],
    load: comparePages(pair),
  }),
};
