/** The answers about the right to work, apart from the form: pages and mails that show them need no schema. */
export const workEligibilities = [
  { value: 'authorised', label: 'I am authorized to work in the job’s country' },
  { value: 'needs-sponsorship', label: 'I would need visa sponsorship' },
  { value: 'contract-abroad', label: 'I would work from another country' },
  { value: 'unsure', label: 'I am not sure' },
] as const;
