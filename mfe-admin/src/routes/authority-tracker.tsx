import { Button } from '@talent/ui/button';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { QueryPart } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { authority as text } from '../tools/authority/content/authority';
import { Goals } from '../tools/authority/goals';
import { ImportPanel } from '../tools/authority/import/import-panel';
import { LinkAuthority } from '../tools/authority/links';
import { AuthorityLists, ImportHistory } from '../tools/authority/lists';
import { AuthorityOverview } from '../tools/authority/overview';
import { authorityQueries } from '../tools/authority/queries';

const importId = 'import';

export default function AuthorityTracker() {
  const overview = useData(authorityQueries.overview);
  const metrics = [...new Set(overview.data?.figures.map(({ metric }) => metric))];
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
        <QueryPart query={overview} texts={text}>
          {(figures) => <AuthorityOverview figures={figures} />}
        </QueryPart>
      </ToolSection>
      <div id={importId} className="scroll-mt-32">
        <ToolSection title={text.sections.import}>
          <ImportPanel />
        </ToolSection>
      </div>
      <ToolSection title={text.sections.goals}>
        <Goals metrics={metrics} />
      </ToolSection>
      <AuthorityLists />
      <ToolSection title={text.sections.links}>
        <LinkAuthority />
      </ToolSection>
      <ImportHistory />
    </ToolPage>
  );
}
