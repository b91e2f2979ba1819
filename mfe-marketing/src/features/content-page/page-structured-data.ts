import type { SiteConfig } from '@talent/sdk';
import { contentPageText } from '../../content/content-page-text';
import type { PageContent } from '../../content/page-content';
import { plainText } from './blocks/rich-text-mark';

type Thing = Record<string, unknown>;

/** schema.org data of a page of text: where it stands, the service that it offers, its questions. */
export function pageStructuredData(content: PageContent, site: SiteConfig): Thing[] {
  const things = [breadcrumbList(content, site)];
  if (content.service) things.push(serviceOf(content, content.service, site));
  if (content.faqPage) things.push(faqPageOf(content));
  return things;
}

/** BreadcrumbList from the home page to the page itself. */
export function breadcrumbList(
  { name, path, parent }: Pick<PageContent, 'name' | 'path' | 'parent'>,
  site: SiteConfig,
): Thing {
  const trail = [contentPageText.home, ...(parent ? [parent] : []), { label: name, to: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.origin + to,
    })),
  };
}

function serviceOf(
  { head, path }: PageContent,
  { name, audience }: NonNullable<PageContent['service']>,
  site: SiteConfig,
): Thing {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: head.description,
    url: site.origin + path,
    provider: { '@type': 'Organization', name: site.brand, url: site.origin },
    areaServed: ['US', 'CA'].map((country) => ({ '@type': 'Country', name: country })),
    audience: { '@type': 'Audience', audienceType: audience },
  };
}

/** Answers are plain text: the marks of the content files mean nothing outside this site. */
function faqPageOf({ sections }: PageContent): Thing {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
    })),
  };
}
