import type { SiteConfig } from '@talent/sdk';
import type { Job } from '../../api/get-job';
import { jobCountries } from '@talent/jobs/job-words';
import { jobPath } from './job-path';

type Thing = Record<string, unknown>;

/**
 * schema.org JobPosting of an open job, as Google's documentation asks for it; null for one that is over,
 * and for a sample, which must not be offered as a real job.
 */
export function jobPosting(job: Job, site: SiteConfig): Thing | null {
  if (job.isSample || !job.isOpen) return null;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: site.brand, value: job.slug },
    url: site.origin + jobPath(job),
    datePosted: job.publishedAt,
    validThrough: job.validThrough,
    employmentType: job.contract === 'contract' ? 'CONTRACTOR' : 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: job.company },
    directApply: true,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.payMin,
        maxValue: job.payMax,
        unitText: 'YEAR',
      },
    },
    ...placeFacts(job),
  };
}

/** Remote jobs name the country they may be done from, all others their place. */
function placeFacts({ workMode, city, region, country }: Job): Thing {
  if (workMode === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: jobCountries[country] },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
    },
  };
}

/** The job's text as the HTML that readers of structured data expect. */
function descriptionOf({ paragraphs, responsibilities, requirements }: Job): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return (
    paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('') +
    list(responsibilities) +
    list(requirements)
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
