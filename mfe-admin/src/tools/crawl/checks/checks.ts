import { redirectsCheck, statusCheck } from './answers';
import { duplicatesCheck } from './duplicates';
import {
  canonicalCheck,
  clickDepthCheck,
  orphansCheck,
  robotsCheck,
  sitemapCheck,
} from './indexing';
import { hreflangCheck, linksCheck } from './links';
import { renderingCheck, weightCheck } from './loading';
import type { Check } from './problem';
import { structuredDataCheck } from './structured-data';
import { descriptionsCheck, headingsCheck, imagesCheck, titlesCheck } from './texts';

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
