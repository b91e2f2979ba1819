import { randomUUID } from 'node:crypto';

/** A contact form that is valid, from an email address and with a key of its own. */
export function contactForm(patch: object = {}): Record<string, unknown> {
  return {
    name: 'Ada Example',
    email: `${randomUUID()}@company.example`,
    company: 'Example Robotics',
    need: 'contract',
    roles: [],
    timeline: 'now',
    consent: true,
    website: '',
    message: 'We need two engineers for our serving platform.',
    idempotency_key: randomUUID(),
    ...patch,
  };
}
