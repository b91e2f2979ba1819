import { stages, type Board, type Person, type Stage } from '../api/people';

/** A record for tests; its id is its name. */
export function makePerson(name: string, facts: Partial<Person> = {}): Person {
  return {
    ...{ id: name, kind: 'contact', reference: `C-${name}` },
    ...{ name, email: `${name}@company.example` },
    ...{ phone: '', subject: 'Example Robotics', stage: 'new', position: 0, assignee: null },
    ...{ next_step: null, next_step_on: null, version: 1 },
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    ...facts,
  };
}

/** A board with these names in its columns; the columns hold no further cards. */
export function makeBoard(names: Partial<Record<Stage, readonly string[]>>): Board {
  const columns = stages.map((stage) => {
    const cards = (names[stage] ?? []).map((name) => makePerson(name, { stage }));
    return [stage, { cards, total: cards.length }];
  });
  return Object.fromEntries(columns) as Board;
}
