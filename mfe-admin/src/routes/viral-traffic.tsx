import { useSearchParams } from '@talent/sdk';
import { ToolPage } from '../frame/tool-page';
import { traffic as text } from '../tools/traffic/content/traffic';
import { CollectedTraffic } from '../tools/traffic/overview/collected-traffic';
import { LocalTraffic } from '../tools/traffic/overview/local-traffic';
import { readTrafficQuery, writeTrafficQuery } from '../tools/traffic/range/day-range';
import type { TrafficQuery } from '../tools/traffic/range/day-range';
import { siteCollects } from '../tools/traffic/source/local-events';

/** Visitors, their sources and their actions: from collected events, or from this browser's own. */
export default function ViralTraffic() {
  const [search, setSearch] = useSearchParams();
  const query = readTrafficQuery(search, new Date());
  // Lists begin on their first page: the current page may not exist in another range.
  const change = (next: TrafficQuery): void => setSearch(writeTrafficQuery(next));
  return (
    <ToolPage title={text.title} lede={text.lede}>
      {siteCollects() ? (
        <CollectedTraffic query={query} onChange={change} />
      ) : (
        <LocalTraffic query={query} onChange={change} />
      )}
    </ToolPage>
  );
}
