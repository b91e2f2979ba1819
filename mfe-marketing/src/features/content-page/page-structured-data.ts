import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import type { FAQPage, Service } from 'schema-dts';
import type { PageContent } from '../../content/page-content';
import { plainText } from './blocks/rich-text-mark';
import { siteContent, type SiteContent } from './site-content';

/** schema.org data of a page of text: its breadcrumb trail, the service that it offers, its questions. */
export function pageStructuredData(
  content: PageContent,
  site: SiteConfig,
): NonNullable<PageHead['structuredData']> {
  const { name, path, parent, service, faqPage } = content;
  return [
    breadcrumbList([...(parent ? [parent] : []), { label: name, to: path }], site),
    ...(service ? [serviceOf(content, service, site)] : []),
    ...(faqPage ? [faqPageOf(siteContent(content, site))] : []),
  ];
}

function serviceOf(
  { head, path }: PageContent,
  { name, audience }: NonNullable<PageContent['service']>,
  site: SiteConfig,
) {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: head.description,
    url: site.origin + path,
    provider: organization(site),
    areaServed: ['US', 'CA'].map((country) => ({ '@type': 'Country' as const, name: country })),
    audience: { '@type': 'Audience', audienceType: audience },
  } satisfies Service;
}

/** Answers are plain text: the marks of the content files mean nothing outside this site. */
function faqPageOf({ sections }: SiteContent) {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.map(plainText).join(' ') },
    })),
  } satisfies FAQPage;
}
