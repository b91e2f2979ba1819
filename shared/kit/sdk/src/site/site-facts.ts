/**
 * `demo`: samples are shown and labeled as samples. `live`: no samples, and claims about the past only with a source.
 */
export type SiteMode = 'demo' | 'live';

/** Words of a customer, entered by the operator. */
export interface CustomerQuote {
  quote: string;
  author: string;
  /** Job title of the author. */
  title: string;
  company: string;
  initials: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Text of the result badge. */
  metrics: string;
}

/** Facts about the operator; each one is left out until it is set. */
export interface OperatorFacts {
  /** Registered name of the company. */
  legalName?: string;
  /** Phone number as it is printed. */
  phone?: string;
  /** Licenses, such as `Ontario recruiter license 12345`. */
  licenses?: readonly string[];
  /** Name or office that answers questions about personal data. */
  privacyContact?: string;
}

/**
 * Terms that the operator sets, in sentences. Without a setting the pages of a demonstration have a sample, and those of a live site say
 * that the term is agreed in writing.
 */
export interface OfferTerms {
  /** Days of the guarantee period after the first day of a permanent hire. */
  guaranteeDays?: number;
  /** The consequence when a hire ends within that period: a sentence. */
  replacement?: string;
  /** Time until a message is answered, such as `1 business day`. */
  replyTime?: string;
  /** The usual fee of a permanent hire. */
  fee?: string;
  /** What contract engineers cost, by level. */
  rates?: string;
  /** The shortest contract, and its notice. */
  minimum?: string;
  /** The fee when a contractor is hired. */
  conversion?: string;
  /** Who employs a contractor: W-2, 1099, employer of record. */
  employment?: string;
  /** What happens on day 4 without a shortlist. */
  lateShortlist?: string;
}

/** Facts about the site that pages print; defaults in `site-config.ts`, overridable by environment. */
export interface SiteConfig {
  brand: string;
  /** Public origin without a trailing slash, e.g. `https://www.example.com`. */
  origin: string;
  email: string;
  linkedInUrl: string;
  /** Postal address lines, may be empty. */
  postalAddress: readonly string[];
  /** Default: `demo`. */
  mode?: SiteMode;
  /** Sources that the operator has entered for claims, by the claim's key. */
  claimSources?: Readonly<Record<string, string>>;
  /** Quotes that customers have signed off. */
  testimonials?: readonly CustomerQuote[];
  operator?: OperatorFacts;
  terms?: OfferTerms;
}
