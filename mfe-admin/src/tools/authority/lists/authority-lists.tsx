import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { ToolTable } from '../../../table/tool-table';
import { authority, listTexts as text } from '../content/authority';
import { authorityQueries } from '../queries';
import { backlinkColumns, importColumns, positionColumns } from './authority-columns';

const { sections } = authority;
const mostClicks = { key: 'clicks', descending: true };
const queryColumns = positionColumns(text.query);
const pageColumns = positionColumns(text.page);

/** The imported queries, pages and backlinks. */
export function AuthorityLists(): ReactNode {
  return (
    <>
      <ToolSection title={sections.queries}>
        <ToolTable
          name="keyword-positions"
          caption={sections.queries}
          columns={queryColumns}
          source={authorityQueries.positions}
          rowKey={(row) => row.item}
          initialSort={mostClicks}
          empty={text.noQueries}
        />
      </ToolSection>
      <ToolSection title={sections.pages}>
        <ToolTable
          name="search-pages"
          caption={sections.pages}
          columns={pageColumns}
          source={authorityQueries.pages}
          rowKey={(row) => row.item}
          initialSort={mostClicks}
          empty={text.noPages}
        />
      </ToolSection>
      <ToolSection title={sections.backlinks}>
        <ToolTable
          name="backlinks"
          caption={sections.backlinks}
          columns={backlinkColumns}
          source={authorityQueries.backlinks}
          rowKey={(row) => JSON.stringify([row.source_url, row.target_url])}
          initialSort={{ key: 'rating', descending: true }}
          empty={text.noBacklinks}
        />
      </ToolSection>
    </>
  );
}

/** The imported files. */
export function ImportHistory(): ReactNode {
  return (
    <ToolSection title={sections.history}>
      <ToolTable
        name="authority-imports"
        caption={sections.history}
        columns={importColumns}
        source={authorityQueries.imports}
        rowKey={(row) => String(row.id)}
        initialSort={{ key: 'imported_at', descending: true }}
        empty={text.noImports}
      />
    </ToolSection>
  );
}
