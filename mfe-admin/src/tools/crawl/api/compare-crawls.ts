import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import type { ComparedFinding, ComparedPage } from './crawl-row';

/** Ids of two crawls. */
export interface CrawlPair {
  older: number;
  newer: number;
}

/** The findings of either crawl, each with its change. */
export function compareFindings({ older, newer }: CrawlPair): LoadTablePage<ComparedFinding> {
  return (query, signal) => {
    const findings = adminData().rpc('compare_seo_findings', { older, newer }, { count: 'exact' });
    return loadRange(findings, query, signal, {
      filterColumns: ['change', 'path', 'evidence', 'rule', 'severity'],
      tieBreak: 'fingerprint',
    });
  };
}

/** The pages that differ. */
export function comparePages({ older, newer }: CrawlPair): LoadTablePage<ComparedPage> {
  return (query, signal) => {
    const pages = adminData().rpc('compare_seo_pages', { older, newer }, { count: 'exact' });
    return loadRange(pages, query, signal, {
      filterColumns: ['change', 'path'],
      tieBreak: 'path',
    });
  };
}
