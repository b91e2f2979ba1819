import type { PayTable } from '../pay-figures/api/get-pay-table';
import type { Clock } from '@talent/content/clocks';
import type { ShownClaim } from '@talent/content/shown-claims';
import type { SiteBlock, SiteContent, SiteSection } from './site-content';

/** A block as the browser gets it: what it names in claims and in the database is filled in. */
export type ShownBlock =
  | Exclude<SiteBlock, { kind: 'pay' | 'claims' | 'clocks' }>
  | { kind: 'claims'; claims: readonly ShownClaim[] }
  | { kind: 'clocks'; clocks: readonly Clock[] }
  | { kind: 'pay'; table: PayTable | null; note: string | null };

/** A section with everything in it. */
export type ShownSection = Omit<SiteSection, 'blocks'> & { blocks: readonly ShownBlock[] };

/** Data of a page of text. */
export type ShownPage = Pick<
  SiteContent,
  'name' | 'kicker' | 'title' | 'lede' | 'actions' | 'related' | 'parent' | 'closing'
> & { sections: readonly ShownSection[] };
