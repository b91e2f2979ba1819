import { Link, useLocation } from '@talent/sdk';
import { Tooltip } from '@talent/ui/tooltip';
import {
  BriefcaseBusiness,
  CalendarClock,
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
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { latePart } from '../lazy/lazy-part';
import {
  contentEntries,
  overviewEntry,
  peopleEntries,
  siteEntries,
  toolEntries,
  toolFrame,
  type ToolEntry,
} from './content/tool-frame';
import { currentEntry } from './current-entry';

// Beside the tool, which the number must not keep waiting.
const WaitingCount = latePart(async () => (await import('./waiting-count')).WaitingCount);

export function SidebarEntries(props: { isRail: boolean; onFollow?: () => void }) {
  const { isRail, onFollow } = props;
  const { pathname } = useLocation();
  const current = currentEntry(pathname);
  const id = useId();
  const groups = [
    { title: toolFrame.tools, subtitle: toolFrame.toolsSubtitle, entries: toolEntries },
    { title: toolFrame.people, subtitle: null, entries: peopleEntries },
    { title: toolFrame.content, subtitle: null, entries: contentEntries },
    { title: toolFrame.site, subtitle: null, entries: siteEntries },
  ];
  return (
    <nav aria-label={toolFrame.tools} className={isRail ? 'py-3' : 'px-2 py-3'}>
      <div className="border-rule mb-2 border-b pb-2">
        <Entry
          entry={overviewEntry}
          isRail={isRail}
          isCurrent={overviewEntry === current}
          onFollow={onFollow}
        />
      </div>
      {groups.map(({ title, subtitle, entries }, index) => (
        <div key={title} className={index === 0 ? undefined : 'border-rule mt-2 border-t pt-2'}>
          <h2
            id={`${id}-${index}`}
            className={isRail ? 'sr-only' : 'px-2 pb-1 font-sans text-sm font-semibold'}
          >
            <span>{title}</span>
            {subtitle && (
              <span className="text-ink-muted block text-xs font-normal">{subtitle}</span>
            )}
          </h2>
          <ul aria-labelledby={`${id}-${index}`} className="flex flex-col gap-0.5">
            {entries.map((entry) => (
              <li key={entry.to}>
                <Entry
                  entry={entry}
                  isRail={isRail}
                  isCurrent={entry === current}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const look =
  'hover:bg-surface aria-[current]:bg-signal-wash aria-[current]:border-signal flex items-center border-s-2 border-transparent';

function Entry(props: {
  entry: ToolEntry;
  isRail: boolean;
  isCurrent: boolean;
  onFollow: (() => void) | undefined;
}) {
  const { entry, isRail, isCurrent, onFollow } = props;
  const { to, label, subtitle } = entry;
  const link = (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      className={`${look} ${isRail ? 'relative h-11 justify-center' : 'gap-3 px-2 py-1.5'}`}
    >
      <EntryIcon to={to} />
      <span className={isRail ? 'sr-only' : 'min-w-0'}>
        <span className="block text-sm leading-snug font-medium">{label}</span>
        {!isRail && <span className="text-ink-muted block text-xs">{subtitle}</span>}
      </span>
      {entry === overviewEntry && <WaitingCount isRail={isRail} />}
    </Link>
  );
  if (!isRail) return link;
  return (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  );
}

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
  '/internal-admin-xyz123/calls': CalendarClock,
  '/internal-admin-xyz123/blog': Newspaper,
  '/weekly-ai-jobs-report/import': FileInput,
};

/** The sign of an entry: all that a collapsed sidebar shows of it. */
function EntryIcon({ to }: { to: string }) {
  const Icon = icons[to] ?? Wrench;
  return <Icon aria-hidden="true" className="size-4 shrink-0" />;
}
