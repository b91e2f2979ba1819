import { useSearchParams } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { traffic as text } from '../tools/traffic/content/traffic';
import { useLoaded } from '../queries/use-loaded';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { CampaignForm } from '../tools/traffic/campaign-link/campaign-form';
import { TrafficOverview } from '../tools/traffic/overview/traffic-overview';
import { readTrafficQuery } from '../tools/traffic/range/day-range';
import { TrafficControls } from '../tools/traffic/range/traffic-controls';
import { chooseTraffic } from '../tools/traffic/source/choose-traffic';
import type { ChosenTraffic } from '../tools/traffic/source/choose-traffic';
import { SourceNote } from '../tools/traffic/source/source-note';
import { TrafficTables } from '../tools/traffic/tables/traffic-tables';

/** Who comes, from where, and what they do: from collected events, or from this browser's own. */
export default function ViralTraffic(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const asked = ['from', 'to', 'audience'].map((name) => search.get(name) ?? '').join(' ');
  const query = useMemo(() => {
    const [from = '', to = '', audience = ''] = asked.split(' ');
    return readTrafficQuery(new URLSearchParams({ from, to, audience }), new Date());
  }, [asked]);
  const [chosen, retry] = useLoaded(useCallback(() => chooseTraffic(query), [query]));

  return (
    <ToolPage title={text.title} lede={text.lede}>
      <div className="grid gap-5">
        <TrafficControls
          query={query}
          counts={
            chosen.status === 'ready' && chosen.value.kind === 'backend'
              ? chosen.value.counts
              : null
          }
          // Lists begin on their first page: of another range, the page before may not exist.
          onChange={({ range, audience }) => setSearch({ ...range, audience })}
        />
        {chosen.status === 'ready' && <SourceNote chosen={chosen.value} />}
      </div>
      {chosen.status === 'pending' && <p role="status">{text.loading}</p>}
      {chosen.status === 'failed' && (
        <Notice tone="error" title={text.failed}>
          <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
            {text.retry}
          </Button>
        </Notice>
      )}
      {chosen.status === 'ready' && <Figures chosen={chosen.value} />}
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
