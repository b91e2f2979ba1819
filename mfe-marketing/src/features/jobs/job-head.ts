import { cutText } from '@talent/protocol/text/cut-text';
import { cutTitle } from '@talent/page-parts/cut-title';
import { jobCountries, jobContracts, jobWorkModes } from '@talent/jobs/job-words';
import { breadcrumbList } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import { formatShortPay } from '@talent/sdk/format';
import type { Job } from './api/get-job';
import { jobsText } from './content/jobs-text';
import { jobPath } from './job-path';
import { jobPosting } from './job-posting';

const title = { min: 30, max: 60 };
const description = { min: 120, max: 160 };

/** Head of a job's page. Samples and jobs that are over are kept out of search engines. */
export function jobHead(job: Job, site: SiteConfig): PageHead {
  const posting = jobPosting(job, site);
  const path = jobPath(job);
  const trail = breadcrumbList([jobsText.parent, { label: job.title, to: path }], site);
  return {
    title: titleOf(job, site.brand),
    description: descriptionOf(job),
    canonicalPath: path,
    robots: posting === null ? 'noindex, nofollow' : 'index, follow',
    structuredData: posting === null ? [trail] : [trail, posting],
  };
}

function titleOf(job: Job, brand: string): string {
  const wholes = [
    `${job.title}, ${job.place} | ${brand}`,
    `${job.title}, ${job.country} | ${brand}`,
    `${job.title} | ${brand}`,
  ];
  const whole = wholes.find(({ length }) => length <= title.max && length >= title.min);
  // Dots in the middle of a line read as a mistake.
  return (
    whole ?? `${cutTitle(job.title, title.max - brand.length - 3).replace(/…$/, '')} | ${brand}`
  );
}

function descriptionOf(job: Job): string {
  const pay = `${formatShortPay(job.payMin, job.currency)} to ${formatShortPay(job.payMax, job.currency)} a year`;
  const facts = [jobWorkModes[job.workMode], jobContracts[job.contract].toLowerCase(), pay];
  const text = `${job.title}, ${job.company}, ${job.place}. ${facts.join(', ')}. ${job.summary}`;
  if (text.length >= description.min) return cut(text, description.max);
  const longer = `${text} Apply with your resume in ${jobCountries[job.country]}, without an account and at no cost to you.`;
  return cut(longer, description.max);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${cutText(text, max - 1).replace(/[\s,.;:]+\S*$/, '')}…`;
}
