import { contactFields } from '@talent/functions/testing/form-requests.ts';

/** A job that applications are sent for; the run puts it into the database. */
export const FUZZED_JOB = 'fuzzed-job';

/** The fields of a form that is accepted, as JSON; null: the function is no form, or takes no JSON. */
export function validForm(name: string, key: string): Record<string, unknown> | null {
  const facts = { website: '', idempotency_key: key };
  const email = `${key}@company.example`;
  switch (name) {
    case 'contact':
      return { ...contactFields, ...facts, email, page: '/contact-ai-recruiters' };
    case 'newsletter':
      return { ...facts, email, user_role: 'engineer', consent: true, page: '/blog' };
    case 'salary-access':
      return { ...facts, email, user_role: 'engineer', page: '/ai-ml-salary-data' };
    case 'salary-alert':
      return {
        ...facts,
        email,
        role: 'ai-engineer',
        country: 'US',
        consent: true,
        page: '/ai-ml-salary-data',
      };
    case 'assessment':
      return { action: 'start', role: 'machine-learning-engineer' };
    case 'apply':
      return {
        ...facts,
        email,
        jobSlug: FUZZED_JOB,
        name: 'Ada Example',
        phone: '',
        links: '',
        message: '',
        workEligibility: 'authorised',
        consent: 'on',
        page: `/machine-learning-ai-jobs/${FUZZED_JOB}`,
      };
    default:
      return null;
  }
}
