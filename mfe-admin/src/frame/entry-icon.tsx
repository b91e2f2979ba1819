import {
  BriefcaseBusiness,
  FileInput,
  Gauge,
  Inbox,
  Megaphone,
  Newspaper,
  Search,
  Share2,
  ShieldCheck,
  TrendingUp,
  Users,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/internal-admin-xyz123': Inbox,
  '/seo-dashboard': Gauge,
  '/comprehensive-seo-dashboard': Search,
  '/authority-domination-tracker': TrendingUp,
  '/viral-traffic-dashboard': Megaphone,
  '/security-dashboard': ShieldCheck,
  '/weekly-ai-jobs-report': BriefcaseBusiness,
  '/linkedin-posting-test': Share2,
  '/internal-admin-xyz123/people': Users,
  '/internal-admin-xyz123/blog': Newspaper,
  '/weekly-ai-jobs-report/import': FileInput,
};

/** The sign of an entry: all that a collapsed sidebar shows of it. */
export function EntryIcon({ to }: { to: string }): ReactNode {
  const Icon = icons[to] ?? Wrench;
  return <Icon aria-hidden="true" className="size-4 shrink-0" />;
}
