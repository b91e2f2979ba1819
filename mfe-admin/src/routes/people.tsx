import { useSearchParams } from '@talent/sdk';
import { ToolPage } from '../frame/tool-page';
import { FilterField } from '../table/bar/filter-field';
import { PeopleBoard } from '../tools/people/board/people-board';
import { listTexts } from '../tools/people/content/people';
import { FilterBar } from '../tools/people/filter-bar';
import { readFilters, writeFilters, type PeopleFilters } from '../tools/people/people-filters';
import { PeopleList } from '../tools/people/people-list';
import { useAssignees } from '../tools/people/use-assignees';

/** The records of contact requests and applications, as a list or as a board. The address holds the whole state. */
export default function People() {
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
          <div className="mb-3 flex">
            <FilterField
              label={listTexts.search}
              filter={filters.search}
              onFilter={(typed) => change({ search: typed })}
            />
          </div>
          <PeopleBoard filters={filters} nameOf={nameOf} />
        </>
      ) : (
        <PeopleList filters={filters} nameOf={nameOf} />
      )}
    </ToolPage>
  );
}
