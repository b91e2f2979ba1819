import type { PayTable } from '../pay-figures/api/get-pay-table';
import type { Clock } from '@talent/content/clocks';
import type { ShownClaim } from '@talent/content/shown-claims';
import type { FigureBlock } from '../../content/figure-block';
import type { ShownKind } from './fill-kind';
import type { ShownFigure, WeekPictures } from './figures/figure-data';
import type { SiteBlock, SiteContent, SiteSection } from './site-content';

type FilledKind = 'pay' | 'market' | 'claims' | 'clocks' | 'steps' | 'table' | FigureBlock['kind'];

/** A block as the browser gets it: what it names in claims and in the database is filled in, and drawings are drawn. */
export type ShownBlock =
  | Exclude<SiteBlock, { kind: FilledKind }>
  | (Extract<SiteBlock, { kind: 'table' }> & { weeks: WeekPictures | null })
  | (Extract<SiteBlock, { kind: 'steps' }> & { weeks: WeekPictures | null })
  | { kind: 'claims'; claims: readonly ShownClaim[] }
  | { kind: 'clocks'; clocks: readonly Clock[] }
  | { kind: 'pay'; table: PayTable | null; note: string | null }
  | ShownFigure;

/** A section with everything in it. */
export type ShownSection = Omit<SiteSection, 'blocks'> & { blocks: readonly ShownBlock[] };

/** Data of a page of text. */
export type ShownPage = Pick<
  SiteContent,
  'name' | 'kicker' | 'title' | 'lede' | 'actions' | 'related' | 'parent' | 'closing'
> & { sections: readonly ShownSection[]; kind?: ShownKind };
