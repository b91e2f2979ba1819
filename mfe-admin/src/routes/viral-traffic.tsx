import { useSearchParams } from '@talent/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@talent/ui/button';
import { EmptyState } from '@talent/ui/empty-state';
import { Notice } from '@talent/ui/notice';
import { traffic as text, sourceTexts } from '../tools/traffic/content/traffic';
import { QueryPart } from '../queries/query-part';
import { useData } from '../queries/use-data';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { CampaignForm } from '../tools/traffic/campaign-link/campaign-form';
import { LocalOverview } from '../tools/traffic/overview/local-overview';
import { readTrafficQuery, writeTrafficQuery } from '../tools/traffic/range/day-range';
import type { TrafficQuery } from '../tools/traffic/range/day-range';
import { isNarrowed } from '../tools/traffic/range/segment';
import { TrafficControls } from '../tools/traffic/range/traffic-controls';
import { chooseTraffic } from '../tools/traffic/source/choose-traffic';
import type { ChosenTraffic } from '../tools/traffic/source/choose-traffic';
import { TrafficTables } from '../tools/traffic/tables/traffic-tables';
import { SampleNotice } from '../tools/traffic/visits/sample-notice';
import { VisitFigures } from '../tools/traffic/visits/visit-figures';
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

  // Lists begin on their first page: the current page may not exist in another range.
  const change = (next: TrafficQuery): void => setSearch(writeTrafficQuery(next));
  const backend = chosen.data?.kind === 'backend' ? chosen.data : null;

  return (
    <ToolPage title={text.title} lede={text.lede}>
      <div className="grid gap-5">
        <TrafficControls
          query={query}
          audience={backend?.audience ?? query.audience ?? 'visitor'}
          counts={backend?.collected.counts ?? null}
          hasSamples={backend?.collected.hasSamples ?? false}
          onChange={change}
        />
        {chosen.isSuccess && (
          <SourceNote
            chosen={chosen.data}
            onSamplesDeleted={() => change({ ...query, audience: null })}
          />
        )}
      </div>
      <QueryPart query={chosen} texts={text}>
        {(value) => <Figures chosen={value} query={query} onChange={change} />}
      </QueryPart>
    </ToolPage>
  );
}

interface FiguresProps {
  chosen: ChosenTraffic;
  query: TrafficQuery;
  onChange: (query: TrafficQuery) => void;
}

function Figures({ chosen, query, onChange }: FiguresProps): ReactNode {
  if (chosen.kind === 'waiting' || (chosen.kind === 'local' && chosen.isEmpty)) {
    return (
      <ToolSection title={text.sections.campaigns}>
        <CampaignForm />
      </ToolSection>
    );
  }
  return (
    <>
      {chosen.kind === 'backend' ? (
        <VisitFigures query={query} audience={chosen.audience} onChange={onChange} />
      ) : (
        <LocalOverview range={query.range} summary={chosen.summary} days={chosen.days} />
      )}
      <TrafficTables
        traffic={chosen.traffic}
        knowsCampaigns={chosen.kind === 'backend'}
        range={query.range}
        isSegment={chosen.kind === 'backend' && isNarrowed(query.segment)}
      />
    </>
  );
}

/** The source of the figures, above all of them. */
function SourceNote(props: { chosen: ChosenTraffic; onSamplesDeleted: () => void }): ReactNode {
  const { chosen, onSamplesDeleted } = props;
  if (chosen.kind === 'waiting') {
    return (
      <EmptyState kind="chart">
        <p>{sourceTexts.waiting}</p>
        <Button asChild className="mt-4">
          <a href="/" target="_blank" rel="noopener">
            {sourceTexts.open}
          </a>
        </Button>
      </EmptyState>
    );
  }
  if (chosen.kind === 'local') {
    return (
      <Notice title={sourceTexts.local}>
        <p className="text-sm">{sourceTexts.off}</p>
        {chosen.isEmpty && <p className="mt-2">{sourceTexts.none}</p>}
      </Notice>
    );
  }
  if (chosen.audience === 'sample') return <SampleNotice onDeleted={onSamplesDeleted} />;
  const { newest } = chosen.collected;
  if (newest === null) return <p className="text-ink-muted text-sm">{sourceTexts.waiting}</p>;
  return <p className="text-ink-muted text-sm">{sourceTexts.backend(formatUtc(newest))}</p>;
}
