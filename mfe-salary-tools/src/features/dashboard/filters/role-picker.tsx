import type { SalaryRole } from '@talent/api/salary/salary-data';
import { useDisclosed } from '@talent/ui/use-disclosed';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { dashboard } from '../content/dashboard';
import { ROLE_LIMIT } from '../model/dashboard-query';

const { filters: text } = dashboard;

interface RolePickerProps {
  /** Every role that the source has, or that the sign-up unlocks. */
  roles: readonly SalaryRole[];
  chosen: readonly string[];
  isUnlocked: boolean;
  /** The visitor has just opened every role: the list opens and says so. */
  isJustOpened: boolean;
  onChoose: (roles: readonly string[]) => void;
  /** A role was chosen that asks for the sign-up. */
  onLocked: () => void;
}

/** Checkboxes for the compared roles, with a search by name. A locked role can be chosen: then the sign-up opens. */
export function RolePicker({
  roles,
  chosen,
  isUnlocked,
  isJustOpened,
  onChoose,
  onLocked,
}: RolePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sought, setSought] = useState('');
  const hintId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const opened = useRef<HTMLParagraphElement>(null);
  const isFull = chosen.length >= ROLE_LIMIT;
  const found = roles.filter(({ label }) =>
    label.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const names = chosen.flatMap((key) => roles.find((role) => role.key === key)?.label ?? []);

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  const disclosed = useDisclosed(
    isOpen,
    close,
    () => details.current?.querySelector('summary') ?? null,
  );

  // The served page opens before its code has come: that opening sends no event any longer.
  useEffect(() => setIsOpen(details.current?.open === true), []);

  useEffect(() => {
    if (!isJustOpened || !details.current) return;
    details.current.open = true;
    opened.current?.focus();
  }, [isJustOpened]);

  function toggle({ key, open }: SalaryRole, isOn: boolean): void {
    onChoose(isOn ? [...chosen, key] : chosen.filter((role) => role !== key));
    if (!isOn || open || isUnlocked) return;
    close();
    onLocked();
  }

  return (
    <div {...disclosed} className="relative min-w-0 lg:flex-2">
      <details
        ref={details}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group rounded-sm border border-boundary bg-surface"
      >
        <summary className="flex min-h-[2.875rem] items-center justify-between gap-2 px-3">
          <span className="min-w-0 text-sm">
            <span className="block text-xs text-ink-muted">{text.roles}</span>
            <span className="block truncate font-medium">{names.join(', ') || text.choose}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 12 12"
            className="size-3 shrink-0 fill-none stroke-current stroke-2 group-open:rotate-180"
          >
            <path d="m2 4 4 4 4-4" />
          </svg>
        </summary>
        <fieldset
          aria-describedby={hintId}
          className="border-t border-rule p-3 lg:absolute lg:top-full lg:left-0 lg:z-30 lg:mt-1 lg:w-[min(52rem,calc(100vw-4rem))] lg:rounded-sm lg:border lg:border-boundary lg:bg-surface lg:shadow-overlay"
        >
          <legend className="sr-only">{text.roles}</legend>
          {isJustOpened && (
            <p
              ref={opened}
              role="status"
              tabIndex={-1}
              className="mb-3 border-l-4 border-positive pl-3 font-medium"
            >
              {text.opened}
            </p>
          )}
          <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <input
              type="search"
              aria-label={text.search}
              placeholder={text.search}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
              className="control max-w-xs"
            />
            <p id={hintId} role="status" className="text-sm text-ink-muted">
              {isFull ? text.rolesFull : isUnlocked ? text.rolesHint : text.rolesLockedHint}
            </p>
          </div>
          {found.length === 0 && <p className="py-2">{text.noMatch}</p>}
          {/* Dozens of boxes would be drawn again with every change of another filter. */}
          {isOpen && (
            <RoleList
              roles={found}
              chosen={chosen}
              isUnlocked={isUnlocked}
              isJustOpened={isJustOpened}
              onToggle={toggle}
            />
          )}
        </fieldset>
      </details>
    </div>
  );
}

interface RoleListProps {
  roles: readonly SalaryRole[];
  chosen: readonly string[];
  isUnlocked: boolean;
  isJustOpened: boolean;
  onToggle: (role: SalaryRole, isOn: boolean) => void;
}

function RoleList({ roles, chosen, isUnlocked, isJustOpened, onToggle }: RoleListProps) {
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
                      <span>{role.label}</span>
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
