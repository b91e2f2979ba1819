import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { backlinkList, importList, searchPositions } from '../api/authority-lists';
import { authority, listTexts as text } from '../content/authority';
import { ToolSection } from '../../../frame/tool-section';
import { ToolTable } from '../../../table/tool-table';
import { backlinkColumns, importColumns, positionColumns } from './authority-columns';

const { sections } = authority;
const mostClicks = { key: 'clicks', descending: true };
const queryColumns = positionColumns(text.query);
const pageColumns = positionColumns(text.page);

/** Queries, pages and backlinks as they were imported; another `refresh` loads them again. */
export function AuthorityLists({ refresh }: { refresh: number }): ReactNode {
  const queries = useMemo(() => searchPositions('queries'), []);
  const pages = useMemo(() => searchPositions('pages'), []);
  return (
    <>
      <ToolSection title={sections.queries}>
        <ToolTable
          name="keyword-positions"
          caption={sections.queries}
          columns={queryColumns}
          load={queries}
          rowKey={(row) => row.item}
          initialSort={mostClicks}
          empty={text.noQueries}
          refresh={refresh}
        />
      </ToolSection>
      <ToolSection title={sections.pages}>
        <ToolTable
          name="search-pages"
          caption={sections.pages}
          columns={pageColumns}
          load={pages}
          rowKey={(row) => row.item}
          initialSort={mostClicks}
          empty={text.noPages}
          refresh={refresh}
        />
      </ToolSection>
      <ToolSection title={sections.backlinks}>
        <ToolTable
          name="backlinks"
          caption={sections.backlinks}
          columns={backlinkColumns}
          load={backlinkList}
          rowKey={(row) => JSON.stringify([row.source_url, row.target_url])}
          initialSort={{ key: 'rating', descending: true }}
          empty={text.noBacklinks}
          refresh={refresh}
        />
      </ToolSection>
    </>
  );
}

/** Every file that was imported. */
export function ImportHistory({ refresh }: { refresh: number }): ReactNode {
  return (
    <ToolSection title={sections.history}>
      <ToolTable
        name="authority-imports"
        caption={sections.history}
        columns={importColumns}
        load={importList}
        rowKey={(row) => String(row.id)}
        initialSort={{ key: 'imported_at', descending: true }}
        empty={text.noImports}
        refresh={refresh}
      />
    </ToolSection>
  );
}
