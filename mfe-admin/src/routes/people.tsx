import { useSearchParams } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ToolPage } from '../frame/tool-page';
import { PeopleBoard } from '../tools/people/board/people-board';
import { listTexts } from '../tools/people/content/people';
import { BoardSearch } from '../tools/people/filters/board-search';
import { FilterBar } from '../tools/people/filters/filter-bar';
import {
  readFilters,
  writeFilters,
  type PeopleFilters,
} from '../tools/people/filters/people-filters';
import { PeopleList } from '../tools/people/list/people-list';
import { useAssignees } from '../tools/people/use-assignees';

/** The records of contact requests and applications, as a list or as a board. The address holds the whole state. */
export default function People(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const { choices, nameOf } = useAssignees();
  const filters = readFilters(search);
  function change(wanted: Partial<PeopleFilters>): void {
    // The current address: the table may have changed it since.
    const current = new URLSearchParams(window.location.search);
    setSearch(writeFilters(current, wanted), { replace: true, preventScrollReset: true });
  }
  return (
    <ToolPage title={listTexts.title} lede={listTexts.lede}>
      <FilterBar filters={filters} assignees={choices} onChange={change} />
      {filters.view === 'board' ? (
        <>
          <BoardSearch search={filters.search} onSearch={(typed) => change({ search: typed })} />
          <PeopleBoard filters={filters} assigneeName={nameOf} />
        </>
      ) : (
        <PeopleList filters={filters} assigneeName={nameOf} />
      )}
    </ToolPage>
  );
}
