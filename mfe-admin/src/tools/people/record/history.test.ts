import { expect, it } from 'vitest';
import { describeEvent } from './history';

const nameOf = (id: string | null) => (id === '1' ? 'admin@example.com' : null);

it.each([
  ['person.moved', { from: 'new', to: 'in talk' }, 'Moved from New to In talk'],
  ['person.moved', { from: 'old', to: 'closed' }, 'Moved from old to Closed'],
  ['person.assigned', { to: '1' }, 'Assigned to admin@example.com'],
  ['person.assigned', { to: null }, 'Assigned to No one'],
  ['person.next-step-set', { on: '2026-12-01' }, 'Next step set for 2026-12-01'],
  ['person.next-step-set', { on: null }, 'Next step set'],
  ['person.next-step-cleared', {}, 'Next step done'],
  ['person.mail-queued', { mail: 'x', template: 'interview' }, 'Mail queued'],
  ['person.cv-opened', {}, 'CV downloaded'],
  ['person.merged', null, 'person.merged'],
])('%s with %j is: %s', (action, details, said) => {
  expect(describeEvent({ action, details }, nameOf)).toBe(said);
});
