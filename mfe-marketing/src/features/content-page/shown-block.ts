import type { PayTable } from '../pay-figures/api/get-pay-table';
import type { Claim } from '@talent/content/claims';
import type { Block, PageContent, PageSection } from '../../content/page-content';

/** A block as the browser gets it: what it names in claims and in the database is filled in. */
export type ShownBlock =
  | Exclude<Block, { kind: 'pay' | 'claims' }>
  | { kind: 'claims'; claims: readonly Claim[] }
  | { kind: 'pay'; table: PayTable | null; note: string | null };

/** A section with everything in it. */
export type ShownSection = Omit<PageSection, 'blocks'> & { blocks: readonly ShownBlock[] };

/** Data of a page of text. */
export type ShownPage = Pick<
  PageContent,
  'name' | 'kicker' | 'title' | 'lede' | 'actions' | 'related' | 'parent' | 'closing'
> & { sections: readonly ShownSection[] };
