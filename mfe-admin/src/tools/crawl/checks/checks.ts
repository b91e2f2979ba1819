import type { Check } from './problem';
import { canonicalCheck } from './canonical';
import { clickDepthCheck } from './click-depth';
import { duplicatesCheck } from './duplicates';
import { headingsCheck } from './headings';
import { hreflangCheck } from './hreflang';
import { imagesCheck } from './images';
import { linksCheck } from './links';
import { orphansCheck } from './orphans';
import { redirectsCheck } from './redirects';
import { renderingCheck } from './rendering';
import { robotsCheck } from './robots';
import { sitemapCheck } from './sitemap';
import { statusCheck } from './status';
import { structuredDataCheck } from './structured-data';
import { descriptionsCheck, titlesCheck } from './texts';
import { weightCheck } from './weight';

/** Every check of a crawl. */
export const checks: readonly Check[] = [
  statusCheck,
  redirectsCheck,
  canonicalCheck,
  robotsCheck,
  sitemapCheck,
  orphansCheck,
  clickDepthCheck,
  titlesCheck,
  descriptionsCheck,
  headingsCheck,
  imagesCheck,
  linksCheck,
  hreflangCheck,
  structuredDataCheck,
  renderingCheck,
  weightCheck,
  duplicatesCheck,
];
