import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { fetchAuthorityOverview } from '../tools/authority/api/fetch-authority-overview';
import { authority as text } from '../tools/authority/content/authority';
import { Goals } from '../tools/authority/goals/goals';
import { ImportPanel } from '../tools/authority/import/import-panel';
import { LinkAuthority } from '../tools/authority/links/link-authority';
import { AuthorityLists, ImportHistory } from '../tools/authority/lists/authority-lists';
import { AuthorityOverview } from '../tools/authority/overview/authority-overview';
import { useLoaded } from '../queries/use-loaded';
import { useRefreshed } from '../queries/use-refreshed';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';

const importId = 'import';

/** What others think of the site, as imported files say, and what its own links do. */
export default function AuthorityTracker(): ReactNode {
  const [imports, setImports] = useState(0);
  const [loaded, retry] = useLoaded(useRefreshed(fetchAuthorityOverview, imports));
  const metrics =
    loaded.status === 'ready' ? [...new Set(loaded.value.figures.map(({ metric }) => metric))] : [];
  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      actions={
        <Button asChild>
          <a href={`#${importId}`}>{text.toImport}</a>
        </Button>
      }
    >
      <ToolSection title={text.sections.overview}>
        {loaded.status === 'pending' && <p role="status">{text.loading}</p>}
        {loaded.status === 'failed' && (
          <Notice tone="error" title={text.failed}>
            <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
              {text.retry}
            </Button>
          </Notice>
        )}
        {loaded.status === 'ready' && <AuthorityOverview figures={loaded.value} />}
      </ToolSection>
      <div id={importId} className="scroll-mt-32">
        <ToolSection title={text.sections.import}>
          <ImportPanel onImported={() => setImports((count) => count + 1)} />
        </ToolSection>
      </div>
      <ToolSection title={text.sections.goals}>
        <Goals metrics={metrics} refresh={imports} />
      </ToolSection>
      <AuthorityLists refresh={imports} />
      <ToolSection title={text.sections.links}>
        <LinkAuthority />
      </ToolSection>
      <ImportHistory refresh={imports} />
    </ToolPage>
  );
}
