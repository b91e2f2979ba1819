import { plan } from '@talent/sdk/server';
import { getPlacePage, listPlacePages } from '../features/place/api/get-place-page';
import type { PlacePageData } from '../features/place/facts/place-page-data';
import { placeHead } from '../features/place/place-head';

/** The pages of a role in a place: hundreds, so each is composed with its first visit, and again after a day. */
export const salaryPlacePlan = plan<PlacePageData>({
  entries: ({ data }) => listPlacePages(data),
  onVisit: true,
  load: (context) =>
    getPlacePage(context, context.params['role'] ?? '', context.params['place'] ?? ''),
  head: ({ data, site }) => placeHead(data, site),
  revalidate: 86_400,
  search: { kind: 'Pay by place' },
  sitemap: { changefreq: 'monthly', priority: 0.6 },
});
