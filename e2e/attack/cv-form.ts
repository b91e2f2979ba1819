import { randomUUID } from 'node:crypto';
import type { AttackedSite } from './attacked-site.ts';
import type { Asked } from './raw-http.ts';

/** Slug of a job that takes applications. */
export async function openJob(site: AttackedSite): Promise<string> {
  const jobs = await site.asOwner('GET', 'jobs?status=eq.open&select=slug&limit=1');
  return (jobs as { slug: string }[])[0]?.slug ?? '';
}

/** An application that is valid but for its CV. */
export async function cvForm(jobSlug: string, file: Uint8Array): Promise<Asked> {
  const form = new FormData();
  const fields = {
    jobSlug,
    name: 'Ada Example',
    email: `${randomUUID()}@example.com`,
    workEligibility: 'unsure',
    consent: 'on',
    idempotency_key: randomUUID(),
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const name = '../../cv\u202Efdp.exe.pdf';
  form.set('cv', new File([Buffer.from(file)], name, { type: 'application/pdf' }));
  const sent = new Response(form);
  return {
    method: 'POST',
    headers: {
      'Content-Type': sent.headers.get('content-type') ?? '',
      Accept: 'application/json',
    },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
}
