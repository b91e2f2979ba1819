import { formatCount } from '@talent/sdk/format';
import type { JobChanges } from '../api/import-jobs';

export const importTexts = {
  title: 'Import jobs',
  lede: 'Import a feed of postings as CSV or JSON. Every posting is checked against pay transparency rules first. The file is imported as a whole or not at all.',
  back: 'Weekly report',
  file: 'Feed file',
  fileHint:
    'CSV with a header row, or JSON with a “jobs” list, in UTF-8; at most 20 MB and 2,000 postings.',
  feed: 'Feed name',
  feedHint:
    'Lowercase letters, digits and hyphens, such as harbor-careers. The next file under the same name updates these postings.',
  feedWrong: 'Use lowercase letters and digits, joined by hyphens; at most 30 characters.',
  full: 'This is the complete feed: close its open postings that are not in the file',
  check: 'Check and compare',
  checking: 'Comparing …',
  tooLarge: 'This file is larger than 20 MB. Import it in parts.',
  unreadable: 'This file could not be read. Choose it again.',
  refused: (problems: number, read: number): string =>
    `${problems} ${problems === 1 ? 'problem' : 'problems'} in ${read} ${read === 1 ? 'posting' : 'postings'}. Nothing is imported until all are fixed.`,
  problemColumns: { line: 'Line', ref: 'Posting', reason: 'What is wrong', law: 'Required by' },
  problemCaption: 'Problems in the file',
  sound: (count: number): string =>
    `${formatCount(count)} ${count === 1 ? 'posting passes' : 'postings pass'} every check.`,
  changes: 'What the import does',
  changeColumns: {
    ref: 'Posting',
    change: 'Change',
    title: 'Title',
    place: 'Place',
    pay: 'Pay',
  },
  kinds: { added: 'Added', changed: 'Changed', closed: 'Closed', unchanged: 'Unchanged' },
  import: (count: number): string =>
    `Import ${formatCount(count)} ${count === 1 ? 'posting' : 'postings'}`,
  importing: 'Importing …',
  done: 'Imported',
  doneDetail: ({ added, changed, closed }: JobChanges): string =>
    `${added.length} added, ${changed.length} changed, ${closed.length} closed. The job pages follow within a few minutes.`,
  failed:
    'The server did not confirm the import. Check the connection and try again: a second try never imports it twice.',
  databaseRefused: 'Nothing was imported: the database rejected a posting.',
  history: 'Import history',
  historyCaption: 'Imported feeds',
  historyEmpty: 'No feed has been imported yet.',
  historyColumns: {
    at: 'When',
    feed: 'Feed',
    file_name: 'File',
    is_full: 'Complete feed',
    added: 'Added',
    changed: 'Changed',
    closed: 'Closed',
    unchanged: 'Unchanged',
  },
  yes: 'yes',
  no: 'no',
  rules: 'What is checked',
  ruleList: [
    'Everywhere: a pay range with a minimum and a maximum, for a year of full-time work.',
    'Ontario, and jobs remote within all of Canada, published since January 1, 2026 (Employment Standards Act, 2000, Part III.1, and O. Reg. 476/24): a range no wider than CA$50,000 unless it ends above CA$200,000; a statement whether the posting is for an existing vacancy; a statement whether artificial intelligence screens, assesses or selects applicants; no requirement of Canadian experience.',
    'The law exempts employers with fewer than 25 employees. A feed does not say how many there are, so the rules are applied to every posting.',
  ],
} as const;
