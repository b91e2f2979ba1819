import { formatCount } from '@talent/sdk/format';
import type { PersonKind, Stage } from '../api/people';

export const peoplePath = '/internal-admin-xyz123/people';

export const stageLabels: Readonly<Record<Stage, string>> = {
  new: 'New',
  'in talk': 'In talk',
  shortlist: 'Shortlist',
  placed: 'Placed',
  closed: 'Closed',
};

export const kindLabels: Readonly<Record<PersonKind, string>> = {
  contact: 'Contact',
  application: 'Application',
};

/** Texts of the list and its filters. */
export const listTexts = {
  title: 'People',
  lede: 'Contact requests and applications. They are deleted after 24 months, with notes and mails.',
  caption: 'People.',
  search: 'Name, company, words, reference',
  view: 'View',
  list: 'List',
  board: 'Board',
  stage: 'Stage',
  everyStage: 'All',
  counted: (label: string, count: number): string => `${label} (${formatCount(count)})`,
  kind: 'Kind',
  everyKind: 'All',
  assignee: 'Assignee',
  everyAssignee: 'Everyone',
  noAssignee: 'No one',
  formerAdmin: 'Former admin',
  you: (email: string): string => `You (${email})`,
  overdueOnly: 'Overdue only',
  overdue: 'Overdue',
  clear: 'Clear filters',
  columns: {
    name: 'Name',
    kind: 'Kind',
    about: 'Company or job',
    stage: 'Stage',
    assignee: 'Assignee',
    nextStep: 'Next step',
    due: 'Due',
    received: 'Received',
    email: 'Email',
    reference: 'Reference',
    phone: 'Phone',
  },
  empty:
    'No one has written yet. Requests from the contact form and applications to jobs appear here.',
  emptyNarrowed: 'No record matches these filters.',
} as const;

/** Texts of changes of several records. */
export const bulkPeopleTexts = {
  open: 'Open',
  move: (stage: string): string => `Move to ${stage}`,
  moved:
    (stage: string) =>
    (count: number): string =>
      count === 1 ? `Moved to ${stage}` : `${formatCount(count)} people moved to ${stage}`,
  assign: 'Assign to me',
  assigned: (count: number): string =>
    count === 1 ? 'Assigned to you' : `${formatCount(count)} people assigned to you`,
  unassign: 'Assign to no one',
  unassigned: (count: number): string =>
    count === 1 ? 'Assigned to no one' : `${formatCount(count)} people assigned to no one`,
} as const;

/** Texts of the board. */
export const boardTexts = {
  label: 'Board of people by stage',
  loading: 'Loading the board …',
  failed: 'The board could not be loaded.',
  failedHow: 'Check the connection.',
  retry: 'Try again',
  column: (label: string, count: number): string => `${label}, ${formatCount(count)}`,
  empty: 'No one',
  more: (count: number): string => `Show ${formatCount(count)} more`,
  move: (name: string): string => `Move ${name}`,
  moveTo: 'Stage',
  how: 'Press Space to pick a card up, move it with the arrow keys, and press Space to drop it. Escape puts it back.',
  picked: (name: string, place: string): string => `${name} picked up. ${place}`,
  place: (stage: string, index: number, total: number): string =>
    `${stage}, place ${formatCount(index)} of ${formatCount(total)}.`,
  dropped: (name: string, place: string): string => `${name} dropped. ${place}`,
  putBack: (name: string, place: string): string => `${name} put back. ${place}`,
  moved: (name: string, stage: string): string => `${name} moved to ${stage}`,
  notMoved: (name: string): string => `${name} was not moved`,
  notMovedHow: 'Check the connection and move the card again.',
  conflict: 'This record was changed in another place first. The board shows that change.',
  gone: 'This record was erased.',
} as const;
