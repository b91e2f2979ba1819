import { randomUUID } from 'node:crypto';
import { multipart } from '../fixtures/multipart.ts';
import type { AttackedSite } from './attacked-site.ts';
import type { Asked } from './raw-http.ts';

/** Slug of a job that takes applications. */
export async function openJob(site: AttackedSite): Promise<string> {
  const jobs = await site.asOwner('GET', 'jobs?status=eq.open&select=slug&limit=1');
  return (jobs as { slug: string }[])[0]?.slug ?? '';
}

/** An application that is valid but for its CV. */
export async function cvForm(jobSlug: string, file: Uint8Array): Promise<Asked> {
  const fields = {
    jobSlug,
    name: 'Ada Example',
    email: `${randomUUID()}@example.com`,
    workEligibility: 'unsure',
    consent: 'on',
    idempotency_key: randomUUID(),
  };
  const sent = await multipart(fields, file, '../../cv\u202Efdp.exe.pdf');
  return { method: 'POST', ...sent };
}
