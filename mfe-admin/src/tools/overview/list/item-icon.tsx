import {
  Activity,
  AlarmClock,
  FlaskConical,
  Mail,
  MailX,
  Newspaper,
  SearchX,
  Share2,
  ShieldAlert,
  TrendingUp,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemKind } from '../../../inbox/api/inbox-item';

const icons: Readonly<Record<ItemKind, LucideIcon>> = {
  'step-overdue': AlarmClock,
  'step-today': AlarmClock,
  'contact-new': Mail,
  'application-new': UserRound,
  'people-more': UserRound,
  'address-wrong': MailX,
  'mail-bounced': MailX,
  'letter-failed': MailX,
  'mails-stuck': MailX,
  'linkedin-failed': Share2,
  'linkedin-unclear': Share2,
  'linkedin-ending': Share2,
  'linkedin-ended': Share2,
  'report-draft': Newspaper,
  'newsletter-paused': Newspaper,
  'market-refused': TrendingUp,
  'market-unreachable': TrendingUp,
  'crawl-errors': SearchX,
  'sign-in-failed': ShieldAlert,
  'admin-denied': ShieldAlert,
  'rate-limited': ShieldAlert,
  'role-changed': ShieldAlert,
  'csp-new': ShieldAlert,
  'objective-missed': Activity,
  'canary-running': FlaskConical,
};

/** The kind of an item at a glance; its words say the same. */
export function ItemIcon({ kind }: { kind: ItemKind }): ReactNode {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className="text-ink-muted mt-0.5 size-4 shrink-0" />;
}
