import { assessmentRoles } from '../assessment/attempt.ts';

// The answers of the form, apart from its schemas: pages and mails that show a request need no schema.

export const contactNeeds = [
  { value: 'contract', label: 'Contract engineers' },
  { value: 'permanent', label: 'Permanent hires' },
  { value: 'team', label: 'A whole team' },
  { value: 'advice', label: 'Advice before a decision' },
] as const;

export const contactRoles = [
  ...assessmentRoles,
  { value: 'research-scientist', label: 'Research scientist' },
  { value: 'data-engineer', label: 'Data engineer' },
  { value: 'other', label: 'Another role' },
] as const;

export const contactTimelines = [
  { value: 'now', label: 'As soon as possible' },
  { value: '1-3-months', label: 'In one to three months' },
  { value: 'later', label: 'In more than three months' },
  { value: 'open', label: 'Not decided yet' },
] as const;
