import { Link, useLocation } from '@talent/sdk';
import type { GuardedComposition } from '@talent/sdk/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { checkAdmin } from '../guard/check-admin';
import { guardStore } from '../guard/guard-store';
import { CONTENT_ID } from '../document/content-id';

const LABEL = 'Staff view';

/** Fills the slots of the page with links to the tools that they name. Pages without a slot cause no role check. */
export function AdminLinks() {
  const guard = guardStore();
  const { key } = useLocation();
  const [slots, setSlots] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const found = document.querySelectorAll<HTMLElement>(`#${CONTENT_ID} [data-shell-slot]`);
    setSlots([...found]);
  }, [key]);
  useEffect(() => {
    if (guard.status === 'loading' && slots.length > 0) void checkAdmin();
  }, [guard, slots]);
  if (guard.status !== 'allowed') return null;
  const { composition } = guard;
  return slots.map((slot) => {
    const path = toolPath(slot.dataset['shellSlot'] ?? '', composition);
    if (path === undefined || !slot.isConnected) return null;
    return createPortal(
      <Link to={path} className="underline underline-offset-4">
        {LABEL}
      </Link>,
      slot,
      path,
    );
  });
}

function toolPath(name: string, { remotes }: GuardedComposition): string | undefined {
  return remotes
    .flatMap(({ patterns }) => patterns)
    .find((pattern) => name !== '' && pattern.endsWith(`-${name}`));
}
