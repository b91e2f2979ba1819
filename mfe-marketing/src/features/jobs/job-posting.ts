import { jobCountries } from '@talent/jobs/job-words';
import { regionName } from '@talent/jobs/regions';
import type { SiteConfig } from '@talent/sdk';
import type { Country, JobPosting, Place, State } from 'schema-dts';
import type { Job } from './api/get-job';
import { jobPath } from './job-path';

/**
 * schema.org JobPosting of an open job, as Google's documentation asks for it; null for one that is over,
 * and for a sample, which must not be offered as a real job.
 */
export function jobPosting(job: Job, site: SiteConfig) {
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
  } satisfies JobPosting;
}

/** Remote jobs name the country, state or province they may be done from, all others their place. */
function placeFacts({ workMode, city, region, country }: Job) {
  if (workMode === 'remote') {
    const name = jobCountries[country];
    const state = region === null ? undefined : regionName(country, region);
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements:
        state === undefined
          ? ({ '@type': 'Country', name } satisfies Country)
          : ({ '@type': 'State', name: `${state}, ${name}` } satisfies State),
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city !== null && { addressLocality: city }),
        ...(region !== null && { addressRegion: region }),
        addressCountry: country,
      },
    } satisfies Place,
  };
}

function descriptionOf({ paragraphs, responsibilities, requirements }: Job): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return (
    paragraphs.map((text) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`).join('') +
    list(responsibilities) +
    list(requirements)
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
