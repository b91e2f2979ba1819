/** The picture beside a page's heading, by its subject. */
export type PagePicture =
  /** The picture of a role's work; the role as the salary data names it. */
  | { of: 'role'; role: string }
  /** The days of a search. */
  | { of: 'process' }
  /** Countries on a map, ISO 3166-1 codes such as `CA`; `world` shows all land around them. */
  | { of: 'places'; countries: readonly string[]; frame?: 'world' }
  /** A team in the order of hiring: for each hire, the places in the order, from 0, of those whose work it needs. */
  | { of: 'team'; needs: readonly (readonly number[])[] }
  /** A topic of the blog, such as `interviews`. */
  | { of: 'topic'; topic: string }
  /** The months of a year that are paid for. */
  | { of: 'terms'; terms: 'contract' | 'team' };
