import { formatCount } from '@talent/sdk/format';
import type { StepName } from '../steps/step-props';

/** Names of the steps and words of their states. */
export const stepTexts = {
  label: 'Steps of the report',
  names: {
    measure: 'Measure',
    write: 'Write',
    preview: 'Preview',
    publish: 'Publish',
    send: 'Send',
    post: 'Post',
  } satisfies Record<StepName, string>,
  /** Of the open step. The text's own part is called “Preview” too. */
  titles: {
    measure: 'Measure',
    write: 'Write',
    preview: 'Check the report',
    publish: 'Publish',
    send: 'Send',
    post: 'Post',
  } satisfies Record<StepName, string>,
  states: {
    done: 'Done',
    next: 'Next',
    open: 'Ready',
    waiting: 'Waiting',
    running: 'Running',
    skipped: 'Skipped',
    failed: 'Failed',
  },
  keys: (save: string): string =>
    `Keys: 1 to 6 open a step, ${save} saves the text. In the line of steps, the arrow keys move.`,
  loading: 'Loading the step',
  missingCode:
    'This step did not load. Check the connection, then reload the page; your text stays.',
  next: {
    measure: 'Next: measure the week',
    write: 'Next: write the report',
    preview: 'Next: preview it',
    publish: 'Next: publish it',
    send: 'Next: send the newsletter',
    post: 'Next: post on LinkedIn',
  } satisfies Record<StepName, string>,
  finished: 'Every step of this week is done.',
} as const;

/** The state of a step in a few words. */
export const stepLines = {
  by: {
    server: 'by the schedule',
    person: (email: string): string => `by ${email}`,
  },
  at: (time: string, who: string): string => `${time}${who === '' ? '' : ` ${who}`}`,
  measureFirst: 'Measure the week first.',
  notMeasured: 'Not measured yet.',
  notOver: (done: string): string => `${done}. The week is not over.`,
  drafted: 'A draft was made from the figures. Edit it.',
  writing: 'Unsaved changes.',
  notLookedAt: 'No one has checked this version.',
  unchecked: 'Published without a check.',
  ready: 'Not on the blog yet.',
  schedulePublishes: 'The schedule publishes it after the week. You can do it now.',
  changed: 'The text was changed after it was published.',
  gone: 'The post was deleted from the blog. Publish again.',
  unpublished: 'The post is not public: it was taken off the blog in the blog editor.',
  publishFirst: 'Publish it first.',
  noReaders: 'No confirmed subscribers yet.',
  allLeftOut: 'Every subscriber’s address refuses mail.',
  readers: (count: number): string =>
    `${formatCount(count)} ${count === 1 ? 'subscriber waits' : 'subscribers wait'} for it.`,
  scheduleSends: 'The schedule sends it. You can do it now.',
  sending: (sent: number, of: number): string => `${formatCount(sent)} of ${formatCount(of)} sent.`,
  paused: (sent: number, of: number): string =>
    `Paused after ${formatCount(sent)} of ${formatCount(of)}.`,
  notSent: (failed: number): string =>
    `${formatCount(failed)} ${failed === 1 ? 'email' : 'emails'} could not be delivered.`,
  noDraft: 'No LinkedIn draft yet.',
  draft: 'The draft waits in the LinkedIn tool.',
  planned: (time: string): string => `Scheduled for ${time}.`,
  posting: 'LinkedIn is being asked.',
  refused: 'LinkedIn did not take it. The LinkedIn tool says why.',
  unclear: 'It is unclear if the post went out. Check it in the LinkedIn tool.',
} as const;

export const previewTexts = {
  page: 'The page on the blog',
  search: 'In search results',
  mail: 'The email',
  from: (name: string): string => `From: ${name}`,
  subject: (title: string): string => `Subject: ${title}`,
  approve: 'It is right: continue',
  approving: 'Saving …',
  approved: 'You, or a colleague, checked this version.',
  edit: 'Change the text',
} as const;
