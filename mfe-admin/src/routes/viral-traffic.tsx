import { useSearchParams } from '@talent/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '@talent/ui/notice';
import { traffic as text, sourceTexts } from '../tools/traffic/content/traffic';
import { QueryPart } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { CampaignForm } from '../tools/traffic/campaign-link/campaign-form';
import { TrafficOverview } from '../tools/traffic/overview/traffic-overview';
import { readTrafficQuery } from '../tools/traffic/range/day-range';
import { TrafficControls } from '../tools/traffic/range/traffic-controls';
import { chooseTraffic } from '../tools/traffic/source/choose-traffic';
import type { ChosenTraffic } from '../tools/traffic/source/choose-traffic';
import { TrafficTables } from '../tools/traffic/tables/traffic-tables';
import { formatUtc } from '../time/utc';

/** Visitors, their sources and their actions: from collected events, or from this browser's own. */
export default function ViralTraffic(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const query = readTrafficQuery(search, new Date());
  const chosen = useData({
    queryKey: ['traffic', 'chosen', query],
    queryFn: () => chooseTraffic(query),
    placeholderData: keepPreviousData,
  });

  return (
    <ToolPage title={text.title} lede={text.lede}>
      <div className="grid gap-5">
        <TrafficControls
          query={query}
          counts={chosen.data?.kind === 'backend' ? chosen.data.counts : null}
          // Lists begin on their first page: the current page may not exist in another range.
          onChange={({ range, audience }) => setSearch({ ...range, audience })}
        />
        {chosen.isSuccess && <SourceNote chosen={chosen.data} />}
      </div>
      <QueryPart query={chosen} texts={text}>
        {(value) => <Figures chosen={value} />}
      </QueryPart>
    </ToolPage>
  );
}

function Figures({ chosen }: { chosen: ChosenTraffic }): ReactNode {
  if (chosen.kind === 'local' && chosen.isEmpty) {
    return (
      <ToolSection title={text.sections.campaigns}>
        <CampaignForm />
      </ToolSection>
    );
  }
  return (
    <>
      <TrafficOverview traffic={chosen.traffic} />
      <TrafficTables traffic={chosen.traffic} knowsCampaigns={chosen.kind === 'backend'} />
    </>
  );
}

/** The source of the figures, above all of them. */
function SourceNote({ chosen }: { chosen: ChosenTraffic }): ReactNode {
  if (chosen.kind === 'backend') {
    return (
      <p className="text-ink-muted text-sm">{sourceTexts.backend(formatUtc(chosen.newest))}</p>
    );
  }
  return (
    <Notice title={sourceTexts.local}>
      <p className="text-sm">{sourceTexts.why[chosen.why]}</p>
      {chosen.isEmpty && <p className="mt-2">{sourceTexts.none}</p>}
    </Notice>
  );
}
