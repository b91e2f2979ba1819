import { queryOptions } from '@tanstack/react-query';
import {
  fetchAuthorityOverview,
  listBacklinks,
  listGoals,
  listImports,
  listPositions,
  loadLinkGraph,
} from './api/authority';

const list = (name: string): string[] => ['authority', 'imported', name];

/** Data of the authority tracker, each under its key; an import changes everything under `imported`. */
export const authorityQueries = {
  imported: ['authority', 'imported'],
  overview: queryOptions({ queryKey: list('overview'), queryFn: fetchAuthorityOverview }),
  goals: queryOptions({ queryKey: list('goals'), queryFn: listGoals }),
  positions: { queryKey: list('queries'), load: listPositions('queries') },
  pages: { queryKey: list('pages'), load: listPositions('pages') },
  backlinks: { queryKey: list('backlinks'), load: listBacklinks },
  imports: { queryKey: list('imports'), load: listImports },
  links: queryOptions({
    queryKey: ['authority', 'links'],
    queryFn: ({ signal }) => loadLinkGraph(signal),
  }),
};
