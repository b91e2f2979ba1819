import { expect, it } from 'vitest';
import { recognizeFile } from './import-kinds';

it.each([
  ['Top queries,Clicks,Impressions,CTR,Position', 'queries', 'Google Search Console'],
  ['Top pages,Clicks,Impressions,CTR,Position', 'pages', 'Google Search Console'],
  ['Date,Clicks,Impressions,CTR,Position', 'dates', 'Google Search Console'],
  [
    'Referring page title,Referring page URL,Domain rating,Target URL,Anchor,Nofollow,First seen,Last seen',
    'backlinks',
    'Ahrefs',
  ],
  [
    'Page ascore,Source title,Source url,Target url,Anchor,Nofollow,First seen,Last seen',
    'backlinks',
    'Semrush',
  ],
  ['URL,Title,Anchor Text,Spam Score,PA,DA,Target URL,Date First Seen', 'backlinks', 'Moz'],
  [
    'SourceURL,TargetURL,AnchorText,SourceTrustFlow,FlagNoFollow,FirstIndexedDate,LastSeenDate',
    'backlinks',
    'Majestic',
  ],
  ['Target,Domain Rating,Ref. domains,Backlinks', 'authority', 'Ahrefs'],
  ['Target,Authority Score,Referring Domains,Backlinks', 'authority', 'Semrush'],
  ['Root Domain,Domain Authority,Linking Domains,Inbound Links,Spam Score', 'authority', 'Moz'],
  ['Item,TrustFlow,CitationFlow,RefDomains,ExtBackLinks', 'authority', 'Majestic'],
])('takes "%s" for %s of %s', (header, kind, provider) => {
  expect(recognizeFile(header.split(','))).toMatchObject({ kind, provider });
});

it('finds the columns of the fields, whatever their order; one without a known name is left to the person', () => {
  expect(recognizeFile(['Position', 'CTR', 'IMPRESSIONS', 'Clicks', 'Requête']).mapping).toEqual({
    ...{ item: null, clicks: 3, impressions: 2, position: 0 },
  });
});
