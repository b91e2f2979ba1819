import { useSearchParams, useSite } from '@talent/sdk';
import { crawlTexts, resultTexts } from '../tools/crawl/content/comprehensive-seo';
import { Results } from '../tools/crawl/results/results';
import { CrawlForm, CrawlStatus, useCrawl } from '../tools/crawl/run/crawl-run';
import { queryClient } from '../queries/query-client';
import { crawlQueries } from '../tools/crawl/queries';
import { siteOrigins } from '../site-pages/site-origins';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';

export default function ComprehensiveSeo() {
  const site = useSite();
  const [, setSearch] = useSearchParams();
  const crawl = useCrawl(siteOrigins(site.origin), (id) => {
    void queryClient.invalidateQueries({ queryKey: crawlQueries.crawls });
    setSearch({ crawl: String(id) }, { replace: true, preventScrollReset: true });
  });
  const { status } = crawl.state;
  return (
    <ToolPage title={crawlTexts.title} lede={crawlTexts.lede}>
      <CrawlForm isBusy={status === 'running' || status === 'saving'} onStart={crawl.start} />
      <div className="mt-6">
        <CrawlStatus {...crawl} />
      </div>
      <ToolSection title={resultTexts.heading}>
        <Results />
      </ToolSection>
    </ToolPage>
  );
}
