import type { SalaryRole } from '@talent/api/salary/salary-data';
import { Link } from '@talent/ui/link';
import { useEffect, useId, useRef, useState } from 'react';
import { dashboard } from '../content/dashboard';
import { ROLE_LIMIT } from '../model/dashboard-query';

const { filters: text } = dashboard;

interface RolePickerProps {
  /** Every role that the source has, or that the sign-up unlocks. */
  roles: readonly SalaryRole[];
  chosen: readonly string[];
  isUnlocked: boolean;
  onChoose: (roles: readonly string[]) => void;
}

/** Checkboxes for the compared roles, with a search by name. Locked roles show a lock. */
export function RolePicker({ roles, chosen, isUnlocked, onChoose }: RolePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sought, setSought] = useState('');
  const hintId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const isFull = chosen.length >= ROLE_LIMIT;
  const found = roles.filter(({ label }) =>
    label.toLowerCase().includes(sought.trim().toLowerCase()),
  );

  const names = chosen.flatMap((key) => roles.find((role) => role.key === key)?.label ?? []);

  // The served page opens before its code has come: that opening sends no event any longer.
  useEffect(() => setIsOpen(details.current?.open === true), []);

  function toggle(key: string, isOn: boolean): void {
    onChoose(isOn ? [...chosen, key] : chosen.filter((role) => role !== key));
  }

  return (
    <details
      ref={details}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-sm border border-boundary bg-surface"
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 px-3 py-2">
        <span>
          <span className="font-medium">{text.roles}:</span> {names.join(', ') || text.choose}
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="size-3 shrink-0 fill-none stroke-current stroke-2 group-open:rotate-180"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <fieldset aria-describedby={hintId} className="border-t border-rule p-3">
        <legend className="sr-only">{text.roles}</legend>
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
            {isFull ? text.rolesFull : text.rolesHint}
          </p>
          {!isUnlocked && (
            <Link href="#sign-up" className="py-2 text-sm">
              {text.toSignUp}
            </Link>
          )}
        </div>
        {found.length === 0 && <p className="py-2">{text.noMatch}</p>}
        {/* Dozens of boxes would be drawn again with every change of another filter. */}
        {isOpen && (
          <ul className="grid max-h-80 gap-x-6 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
            {found.map(({ key, label, open }) => {
              const isLocked = !open && !isUnlocked;
              const isOn = chosen.includes(key);
              return (
                <li key={key}>
                  <label className="flex min-h-11 items-center gap-3 py-1 has-disabled:text-ink-muted">
                    <input
                      type="checkbox"
                      checked={isOn}
                      disabled={!isOn && (isLocked || isFull)}
                      onChange={(event) => toggle(key, event.target.checked)}
                      className="size-5 shrink-0 accent-signal"
                    />
                    <span>
                      {label}
                      {isLocked && <LockIcon label={text.locked} />}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        )}
      </fieldset>
    </details>
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
