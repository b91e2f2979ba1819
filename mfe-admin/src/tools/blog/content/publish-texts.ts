import { formatCount } from '@talent/sdk/format';
import type { LinkReason } from '@talent/functions/link-checks/contract';
import { descriptionLength, titleLength } from '../../../posts/post-fields';

/** Words of the dialog that checks a post before visitors see it. */
export const publishTexts = {
  title: 'Publish this post',
  close: 'Close',
  when: 'When',
  now: 'Now',
  later: 'At a time',
  label: 'Publish at',
  invalid: 'Choose a time in the future.',
  confirmNow: 'Publish now',
  confirmLater: 'Schedule',
  cancel: 'Back to the text',
  points: 'Checks',
  blocked: (count: number): string =>
    count === 1
      ? 'One point must be fixed before the post goes public.'
      : `${formatCount(count)} points must be fixed before the post goes public.`,
  checking: 'Checking the links …',
  ready: 'The post is ready for its readers.',
  advice: (count: number): string =>
    count === 1 ? 'One point could be better.' : `${formatCount(count)} points could be better.`,
  fix: 'Go there',
  levels: {
    fine: 'Fine',
    blocking: 'Must be fixed',
    advice: 'Could be better',
    open: 'Checking',
    pending: 'Checking',
  },
  previews: 'How it is found',
  result: 'In Google’s results',
  card: 'Shared on LinkedIn',
} as const;

/** Why a link to another site is dead or not checked. */
export const linkReasonTexts: Readonly<Record<LinkReason, (status: number | null) => string>> = {
  status: (status) => `the site answers with status ${status}`,
  'no-host': () => 'there is no site of this name',
  refused: () => 'its address is not on the public web',
  redirects: () => 'it redirects too often',
  timeout: () => 'the site did not answer in time',
  unreachable: () => 'the connection failed',
  certificate: () => 'the certificate of the site is not valid',
  limited: () => 'too many links were checked in the last minute',
  unasked: () => 'the check did not answer',
};

/** Words of the points that are checked. */
export const pointTexts = {
  cardLetters: (letters: string): string =>
    `The picture of shared links leaves out ${letters}: its font has no such letter.`,
  titleFine: (count: number): string => `The title has ${formatCount(count)} characters.`,
  titleLength: (count: number): string =>
    `The title has ${formatCount(count)} characters; ${titleLength.min} to ${titleLength.max} read best.`,
  descriptionFine: (count: number): string =>
    `The description has ${formatCount(count)} characters.`,
  descriptionLength: (count: number): string =>
    `The description has ${formatCount(count)} characters; ${descriptionLength.min} to ${descriptionLength.max} fill a search result.`,
  topicFine: (topic: string): string => `The topic is ${topic}.`,
  textFine: (words: number): string => `The text has ${words} words.`,
  imagesFine: (count: number): string =>
    count === 0 ? 'The text has no images.' : 'Every image says what it shows.',
  imageAlt: (path: string): string =>
    `The image ${path} does not say what it shows. Write it between the brackets: ![what it shows](…).`,
  linksOpen: 'Links to pages of this site',
  linksFine: (count: number): string =>
    count === 0
      ? 'The text has no links to pages of this site.'
      : 'Every link to a page of this site leads there.',
  linkDead: (path: string): string => `No page is at ${path}. Change the link or take it out.`,
  linkUnknown: (path: string): string =>
    `${path} did not answer, so the link is not checked. Open it yourself.`,
  othersOpen: 'Links to other sites. You can publish meanwhile',
  othersAlive: (count: number): string =>
    count === 1
      ? 'The link to another site is alive.'
      : `All ${formatCount(count)} links to other sites are alive.`,
  otherDead: (url: string, why: string): string =>
    `The link ${url} is dead: ${why}. Change it or take it out.`,
  otherUnknown: (url: string, why: string): string =>
    `The link ${url} is not checked: ${why}. Open it yourself.`,
} as const;
