import type { BoardKind } from '@talent/api/salary/posted-pay';
import { z } from 'zod';
import { DownloadError } from '../market/download.ts';
import { ashbyJob, readAshbyJob } from './ashby.ts';
import type { BoardPosting } from './board-posting.ts';
import { greenhouseJob, readGreenhouseJob } from './greenhouse.ts';
import { leverJob, readLeverJob } from './lever.ts';

/** A documented public API of job boards. */
export interface BoardApi {
  /** Address of the API. */
  origin: string;
  /** Path and question of the postings of a board, below that address. `skip`: postings of the pages before. */
  path: (token: string, skip: number) => string;
  /** Postings of a page; null where one answer has them all. */
  pageSize: number | null;
  /** `total` counts those that are not listed too. @throws DownloadError for another form than documented */
  read: (json: unknown) => { postings: BoardPosting[]; total: number };
}

const jobsOfObject = z.object({ jobs: z.array(z.unknown()) }).transform(({ jobs }) => jobs);

export const BOARD_APIS: Readonly<Record<BoardKind, BoardApi>> = {
  greenhouse: {
    origin: 'https://boards-api.greenhouse.io',
    path: (token) => `/v1/boards/${token}/jobs?content=true&pay_transparency=true`,
    pageSize: null,
    read: reader(jobsOfObject, greenhouseJob, readGreenhouseJob),
  },
  lever: {
    origin: 'https://api.lever.co',
    path: (token, skip) => `/v0/postings/${token}?mode=json&skip=${skip}&limit=100`,
    pageSize: 100,
    read: reader(z.array(z.unknown()), leverJob, readLeverJob),
  },
  ashby: {
    origin: 'https://api.ashbyhq.com',
    path: (token) => `/posting-api/job-board/${token}?includeCompensation=true`,
    pageSize: null,
    read: reader(jobsOfObject, ashbyJob, readAshbyJob),
  },
};

/** Reads an answer without the postings of another form; where these are more than half, the form has changed. */
function reader<Job>(
  list: z.ZodType<unknown[]>,
  jobSchema: z.ZodType<Job>,
  read: (job: Job) => BoardPosting | null,
): BoardApi['read'] {
  return (json) => {
    const jobs = list.safeParse(json).data;
    const known = jobs?.flatMap((job) => jobSchema.safeParse(job).data ?? []) ?? [];
    if (jobs === undefined || 2 * known.length < jobs.length) {
      throw new DownloadError('refused', 'The answer has another form than documented.');
    }
    return { postings: known.flatMap((job) => read(job) ?? []), total: jobs.length };
  };
}
