/** Kinds of figures that a file can hold. */
export const importKinds = ['queries', 'pages', 'dates', 'backlinks', 'authority'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Tools whose exports can be imported. */
export const providers = [
  'Google Search Console',
  'Ahrefs',
  'Semrush',
  'Moz',
  'Majestic',
  'Other',
] as const;
export type Provider = (typeof providers)[number];

/** The type that the cells of a field are read as. */
export type FieldType = 'text' | 'url' | 'count' | 'decimal' | 'rating' | 'day' | 'flag' | 'domain';

/** A column of the database, and its headers in exports, compared without case, spaces and punctuation. */
interface ImportField {
  key: string;
  type: FieldType;
  isRequired: boolean;
  names: readonly string[];
}

const searchFigures: readonly ImportField[] = [
  { key: 'clicks', type: 'count', isRequired: true, names: ['Clicks'] },
  { key: 'impressions', type: 'count', isRequired: true, names: ['Impressions'] },
  { key: 'position', type: 'decimal', isRequired: true, names: ['Position', 'Average position'] },
];

/**
 * The fields of each kind. Names: Google Search Console (Queries.csv, Pages.csv, Dates.csv or Chart.csv), the
 * backlink exports of Ahrefs, Semrush, Moz and Majestic, and their overviews of domains, in this order.
 */
export const fieldsOf: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  queries: [
    { key: 'item', type: 'text', isRequired: true, names: ['Top queries', 'Query', 'Keyword'] },
    ...searchFigures,
  ],
  pages: [
    { key: 'item', type: 'url', isRequired: true, names: ['Top pages', 'Page', 'Landing page'] },
    ...searchFigures,
  ],
  dates: [{ key: 'measured_on', type: 'day', isRequired: true, names: ['Date'] }, ...searchFigures],
  backlinks: [
    {
      key: 'source_url',
      type: 'url',
      isRequired: true,
      names: ['Referring page URL', 'Source url', 'SourceURL', 'URL'],
    },
    { key: 'target_url', type: 'url', isRequired: true, names: ['Target URL', 'Link URL'] },
    { key: 'anchor', type: 'text', isRequired: false, names: ['Anchor', 'Anchor Text'] },
    {
      key: 'rating',
      type: 'rating',
      isRequired: false,
      names: [
        'Domain rating',
        'DR',
        'Page ascore',
        'Domain Authority',
        'DA',
        'SourceTrustFlow',
        'Source Trust Flow',
      ],
    },
    {
      key: 'is_nofollow',
      type: 'flag',
      isRequired: false,
      names: ['Nofollow', 'FlagNoFollow'],
    },
    {
      key: 'first_seen',
      type: 'day',
      isRequired: false,
      names: ['First seen', 'Date First Seen', 'FirstIndexedDate'],
    },
    {
      key: 'last_seen',
      type: 'day',
      isRequired: false,
      names: ['Last seen', 'Date Last Seen', 'LastSeenDate'],
    },
  ],
  authority: [
    {
      key: 'value',
      type: 'rating',
      isRequired: true,
      names: ['Domain Rating', 'Authority Score', 'Domain Authority', 'TrustFlow', 'Trust Flow'],
    },
    {
      key: 'domain',
      type: 'domain',
      isRequired: false,
      names: ['Target', 'Domain', 'Root Domain', 'Item', 'Site'],
    },
    {
      key: 'referring_domains',
      type: 'count',
      isRequired: false,
      names: [
        'Referring domains',
        'Ref. domains',
        'Linking Domains',
        'Linking Root Domains',
        'RefDomains',
      ],
    },
    {
      key: 'backlinks',
      type: 'count',
      isRequired: false,
      names: ['Backlinks', 'Total backlinks', 'Inbound Links', 'ExtBackLinks'],
    },
    { key: 'measured_on', type: 'day', isRequired: false, names: ['Date'] },
  ],
};

/** Headers that only one provider's files have. */
export const signsOf: readonly { provider: Provider; names: readonly string[] }[] = [
  { provider: 'Google Search Console', names: ['Top queries', 'Top pages', 'CTR'] },
  { provider: 'Ahrefs', names: ['Referring page URL', 'Domain rating', 'Domain Rating'] },
  { provider: 'Semrush', names: ['Page ascore', 'Authority Score'] },
  { provider: 'Majestic', names: ['SourceTrustFlow', 'TrustFlow', 'FlagNoFollow', 'RefDomains'] },
  { provider: 'Moz', names: ['Spam Score', 'DA', 'Domain Authority'] },
];

/** Each provider's name for its rating of domains; the ratings are not comparable. */
export const metricOf: Readonly<Record<Provider, string>> = {
  'Google Search Console': 'Rating (Google Search Console)',
  Ahrefs: 'Domain Rating (Ahrefs)',
  Semrush: 'Authority Score (Semrush)',
  Moz: 'Domain Authority (Moz)',
  Majestic: 'Trust Flow (Majestic)',
  Other: 'Domain authority (other source)',
};
