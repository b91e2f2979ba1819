import { formatCount } from '@talent/sdk/format';
import { formatTime } from '../../../time/format-time';
import type { InboxItem, ItemFacts, ItemKind } from '../../../inbox/api/inbox-item';

/** Words and target of an item. */
export interface ItemWords {
  title: string;
  detail: string;
  /** The one action, which is a link. */
  action: string;
  to: string;
}

type Words = (facts: ItemFacts, count: number) => ItemWords;

const people = '/internal-admin-xyz123/people';
const linkedIn = '/linkedin-posting-test';

const person = ({ id = '' }: ItemFacts): string => `${people}/${id}`;
const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

const ofKind: Partial<Record<ItemKind, string>> = {
  'step-overdue': 'overdue next steps',
  'step-today': 'next steps of today',
  'contact-new': 'new contact requests',
  'application-new': 'new applications',
  'address-wrong': 'addresses that do not exist',
  'mail-bounced': 'addresses that refuse mail',
  'letter-failed': 'mails that did not arrive',
};

/** The list of the people tool that has the requests of a kind; for mails that of all people. */
const listOf: Partial<Record<ItemKind, string>> = {
  'step-overdue': '?due=overdue',
  'step-today': '?due=overdue',
  'contact-new': '?stage=new&kind=contact',
  'application-new': '?stage=new&kind=application',
};

const kinds: Readonly<Record<ItemKind, Words>> = {
  'step-overdue': (facts) => ({
    title: facts.step ?? '',
    detail: `Overdue: ${facts.name}, ${facts.subject}`,
    action: 'Open record',
    to: person(facts),
  }),
  'step-today': (facts) => ({
    title: facts.step ?? '',
    detail: `Due today: ${facts.name}, ${facts.subject}`,
    action: 'Open record',
    to: person(facts),
  }),
  'contact-new': (facts) => ({
    title: facts.name ?? '',
    detail: `New contact request from ${facts.subject}`,
    action: 'Reply',
    to: `${person(facts)}?open=mail`,
  }),
  'application-new': (facts) => ({
    title: facts.name ?? '',
    detail: `New application for ${facts.subject}`,
    action: 'Review',
    to: person(facts),
  }),
  'people-more': ({ of = 'contact-new' }, count) => ({
    title: `${formatCount(count)} more ${ofKind[of]}`,
    detail: 'This list shows 25 of a kind.',
    action: 'Open the list',
    to: people + (listOf[of] ?? ''),
  }),
  'address-wrong': (facts) => ({
    title: `The address of ${facts.name} does not exist`,
    detail: `${facts.email}: ${facts.error}`,
    action: 'Correct the address',
    to: `${person(facts)}?open=address`,
  }),
  'mail-bounced': (facts) => ({
    title:
      facts.reason === 'full'
        ? `The mailbox of ${facts.name} is full`
        : `The mail server of ${facts.name} refuses our mails`,
    detail: `${facts.email}: ${facts.error}`,
    action: 'Try again',
    to: person(facts),
  }),
  'letter-failed': (facts) => ({
    title: `A mail to ${facts.name} did not arrive`,
    detail: facts.error ?? facts.subject ?? '',
    action: 'Open record',
    to: person(facts),
  }),
  'mails-stuck': ({ mail = '', given_up: given = 0, error }, count) => ({
    title: `${plural(count, 'mail does', 'mails do')} not arrive: ${mail}`,
    detail: `${given === 0 ? 'Still being tried' : `${given} given up`}${error ? `. Last answer: ${error}` : ''}`,
    action: 'Open site status',
    to: '/security-dashboard/status',
  }),
  'linkedin-failed': ({ id = '', text = '', problem }) => ({
    title: 'LinkedIn did not take a post',
    detail: text === '' ? (problem ?? '') : text,
    action: 'Fix post',
    to: `${linkedIn}?post=${id}`,
  }),
  'linkedin-unclear': ({ id = '', text = '' }) => ({
    title: 'Check if a post is on LinkedIn',
    detail: text,
    action: 'Resolve',
    to: `${linkedIn}?post=${id}`,
  }),
  'linkedin-ending': ({ ends_at: end = '' }) => ({
    title: 'The connection to LinkedIn ends soon',
    detail: `It ends on ${formatTime(end)}. Scheduled posts fail from then on.`,
    action: 'Connect again',
    to: '/linkedin-oauth-setup',
  }),
  'linkedin-ended': () => ({
    title: 'The connection to LinkedIn has ended',
    detail: 'Nothing is posted until an account is connected.',
    action: 'Connect again',
    to: '/linkedin-oauth-setup',
  }),
  'report-draft': ({ week = '' }) => ({
    title: `The jobs report of ${week} is a draft`,
    detail: 'Read its text, then publish it.',
    action: 'Review',
    to: `/weekly-ai-jobs-report?week=${week}`,
  }),
  'newsletter-paused': ({ week = '' }) => ({
    title: `The newsletter of ${week} is paused`,
    detail: 'Not everyone has it yet.',
    action: 'Continue',
    to: `/weekly-ai-jobs-report?week=${week}`,
  }),
  'market-refused': ({ source = '', reason = '' }) => ({
    title: `A file of market figures was refused: ${source}`,
    detail: reason,
    action: 'Check the file',
    to: '/weekly-ai-jobs-report#market',
  }),
  'market-unreachable': ({ source = '', reason = '' }) => ({
    title: `A source of market figures did not answer: ${source}`,
    detail: reason,
    action: 'See sources',
    to: '/weekly-ai-jobs-report#market',
  }),
  'crawl-errors': ({ crawl, pages = 0 }, count) => ({
    title: `${plural(count, 'error', 'errors')} in the newest crawl`,
    detail: `${plural(pages, 'page', 'pages')} read`,
    action: 'See errors',
    to: `/comprehensive-seo-dashboard?view=findings&crawl=${crawl}`,
  }),
  'sign-in-failed': ({ addresses = 0 }, count) => ({
    title: `${formatCount(count)} failed sign-ins in 24 hours`,
    detail: `From ${plural(addresses, 'address', 'addresses')}`,
    action: 'See events',
    to: '/security-dashboard#events',
  }),
  'admin-denied': ({ addresses = 0 }, count) => ({
    title: `${formatCount(count)} denied admin checks in 24 hours`,
    detail: `From ${plural(addresses, 'address', 'addresses')}`,
    action: 'See events',
    to: '/security-dashboard#events',
  }),
  'rate-limited': ({ addresses = 0 }, count) => ({
    title: `${formatCount(count)} requests over a limit in 24 hours`,
    detail: `From ${plural(addresses, 'address', 'addresses')}`,
    action: 'See events',
    to: '/security-dashboard#events',
  }),
  'role-changed': (_facts, count) => ({
    title: `${plural(count, 'admin role was', 'admin roles were')} given or taken`,
    detail: 'By another account, within 24 hours. Check that you expected it.',
    action: 'See audit log',
    to: '/security-dashboard#audit',
  }),
  'csp-new': (_facts, count) => ({
    title: `Browsers blocked ${plural(count, 'new thing', 'new things')}`,
    detail: 'New reports about the content security policy, without noise',
    action: 'See reports',
    to: '/security-dashboard#reports',
  }),
  'objective-missed': ({ title = '', figure = '' }) => ({
    title: `Alert: ${title}`,
    detail: figure,
    action: 'See what to do',
    to: '/security-dashboard/status',
  }),
  'canary-running': ({ name = '', percent = 0 }) => ({
    title: `A canary runs: ${name}`,
    detail: `${percent}% of visitors get it. Promote it or stop it.`,
    action: 'Compare',
    to: '/security-dashboard#canary',
  }),
};

/** The words of an item. */
export function itemWords({ kind, facts, count }: InboxItem): ItemWords {
  return kinds[kind](facts, count);
}
