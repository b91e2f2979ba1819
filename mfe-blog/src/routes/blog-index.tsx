import { useHydrated } from '@talent/ui/use-hydrated';
import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData, useSearchParams } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { blogIndex } from '../content/blog-index';
import { listNextStep } from '../content/next-steps';
import { chosenTopic, useTopicHead } from '../features/listing/chosen-topic';
import { FrontList } from '../features/listing/front-list';
import { ListingFoot } from '../features/listing/listing-foot';
import { TopicLinks } from '../features/listing/topic-links';
import { SearchForm } from '../features/search/search-form';
import { SearchResults } from '../features/search/search-results';
import { askedSearch } from '../features/search/asked-search';
import type { BlogIndexData } from './blog-index.plan';

/** `/ai-hiring-insights-blog`: the newest posts, a topic (`?topic=`), or what is searched for (`?q=`). */
export default function BlogIndexPage() {
  const { authors, ...list } = usePageData<BlogIndexData>();
  const query = useQuery();
  const search = askedSearch(query);
  const chosen = chosenTopic(search ? null : query.get('topic'), list.topics);
  useTopicHead(chosen);
  return (
    <Container width="wide">
      <Breadcrumbs name={blogIndex.title} />
      <PageHeading title={blogIndex.title} lede={blogIndex.lede} className="pt-4 md:pt-6" />
      <SearchForm query={search?.query ?? ''} />
      {!search && <TopicLinks topics={list.topics} current={chosen.slug} />}
      {search ? <SearchResults {...search} /> : <FrontList {...list} chosen={chosen} />}
      {search && <TopicLinks topics={list.topics} current={null} />}
      <ListingFoot authors={authors} />
      <NextStep {...listNextStep} />
    </Container>
  );
}

const nothing = new URLSearchParams();

/**
 * The search part of the address. Composed pages have none: it is empty until the served page is
 * hydrated, so that both renders agree.
 */
function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? search : nothing;
}
