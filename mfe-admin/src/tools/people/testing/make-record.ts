import type { PersonRecord } from '../api/record';
import { makePerson } from './make-person';

export const RECORD_ID = '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b';

/** A contact request for tests. */
export function makeRecord(facts: Partial<ReturnType<typeof makePerson>> = {}): PersonRecord {
  return {
    ...makePerson('Ada Example', { id: RECORD_ID, reference: 'C-7K2M9QXD', ...facts }),
    bounce: null,
    kind: 'contact',
    request: {
      ...{ id: 1, reference: 'C-7K2M9QXD', name: 'Ada Example', email: 'ada@company.example' },
      ...{ company: 'Example Robotics', need: 'team', roles: ['mlops-engineer'], timeline: 'now' },
      message: 'We need two engineers.\nSoon.',
      consent_text: 'I agree.',
      context: {},
      page: '/contact-ai-recruiters',
      created_at: '2026-11-20T10:00:00Z',
    },
  };
}
