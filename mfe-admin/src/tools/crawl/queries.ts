import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  compareFindings,
  comparePages,
  countCrawlChecks,
  listCrawls,
  listProblems,
  loadCrawlPages,
  loadCrawls,
  loadExternalLinks,
  loadFindings,
  whenLastSeen,
  type CrawlPair,
} from './api/crawls';

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
  findings: (crawlId: number, wanted: Parameters<typeof loadFindings>[1]) => ({
    queryKey: ['crawl', crawlId, 'findings', wanted],
    load: loadFindings(crawlId, wanted),
  }),
  problems: (crawlId: number) =>
    queryOptions({
      queryKey: ['crawl', crawlId, 'problems'],
      queryFn: () => listProblems(crawlId),
    }),
  lastSeen: (rule: string) =>
    queryOptions({
      queryKey: ['crawl', 'crawls', 'last seen', rule],
      queryFn: () => whenLastSeen(rule),
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
