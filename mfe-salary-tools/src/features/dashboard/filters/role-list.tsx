import type { SalaryRole } from '@talent/api/salary/salary-data';
import { dashboard } from '../content/dashboard';
import { ROLE_LIMIT } from '../model/dashboard-query';

const { filters: text } = dashboard;

interface RoleListProps {
  roles: readonly SalaryRole[];
  chosen: readonly string[];
  isUnlocked: boolean;
  isJustOpened: boolean;
  onToggle: (role: SalaryRole, isOn: boolean) => void;
}

/** The roles that are open to everyone, then those that a sign-up opens or has opened. */
export function RoleList({ roles, chosen, isUnlocked, isJustOpened, onToggle }: RoleListProps) {
  const isFull = chosen.length >= ROLE_LIMIT;
  const groups = [
    { name: text.groups.open, roles: roles.filter(({ open }) => open) },
    {
      name: isJustOpened
        ? text.groups.newlyOpen
        : isUnlocked
          ? text.groups.opened
          : text.groups.locked,
      roles: roles.filter(({ open }) => !open),
    },
  ];
  return (
    <div className="max-h-[min(20rem,45svh)] overflow-y-auto">
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name} className="has-[ul:empty]:hidden">
          <h3 className="pt-2 font-sans text-sm text-ink-muted">{group.name}</h3>
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {group.roles.map((role) => {
              const isLocked = !role.open && !isUnlocked;
              const isOn = chosen.includes(role.key);
              return (
                <li key={role.key}>
                  <label className="flex min-h-11 items-center gap-3 py-1 has-disabled:text-ink-muted">
                    <input
                      type="checkbox"
                      checked={isOn}
                      disabled={!isOn && isFull}
                      onChange={(event) => onToggle(role, event.target.checked)}
                      className="size-5 shrink-0 accent-signal"
                    />
                    <span>
                      {role.label}
                      {isLocked && <LockIcon label={text.locked} />}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A small lock with a word for those who do not see it. Drawn here: the icon library's runtime is larger than the page's own code. */
function LockIcon({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="ml-1.5 inline size-3.5 fill-none stroke-current stroke-2 align-[-0.1em]"
    >
      <rect x="4" y="11" width="16" height="10" rx="1.5" />
      <path d="M8 11V7a4 4 0 0 1 8 0v4" />
    </svg>
  );
}
