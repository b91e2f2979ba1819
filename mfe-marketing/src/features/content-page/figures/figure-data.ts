import type { Picture } from '@talent/ui/picture';
import type {
  ComparedOption,
  FigureBlock,
  ScorecardRow,
  ZoneRow,
} from '../../../content/figure-block';

type Of<Kind extends FigureBlock['kind']> = Extract<FigureBlock, { kind: Kind }>;

/** A figure as the browser gets it: drawn where the page is composed, so that no visitor downloads how. */
export type ShownFigure =
  | Of<'law'>
  | Of<'decision'>
  | (Omit<Of<'ladder'>, 'levels'> & {
      levels: readonly (Of<'ladder'>['levels'][number] & { picture: Picture })[];
    })
  | (Omit<Of<'scorecard'>, 'rows'> & {
      rows: readonly ScorecardRow[];
      /** Picture of each score, from one square on. */
      scores: readonly Picture[];
    })
  | (Pick<Of<'zones'>, 'kind' | 'caption' | 'city'> & {
      rows: readonly (Pick<ZoneRow, 'places' | 'text'> & { hours: string; picture: Picture })[];
    })
  | (Omit<Of<'periods'>, 'rows'> & {
      rows: readonly (Of<'periods'>['rows'][number] & { picture: Picture })[];
    })
  | (Omit<Of<'options'>, 'options'> & {
      options: readonly (Pick<ComparedOption, 'name' | 'answers'> & { picture: Picture })[];
    });

/** A drawing of the weeks of a plan, for each step. */
export type WeekPictures = readonly Picture[];
