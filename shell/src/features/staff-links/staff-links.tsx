import { useSession } from '@talent/sdk';
import { lazy, Suspense } from 'react';

const AdminLinks = lazy(async () => ({ default: (await import('./admin-links')).AdminLinks }));

/**
 * Adds links of the staff to a public page, after the role check. A page leaves room for one with `data-shell-slot` and the last
 * words of the tool's path: no file that a visitor downloads names a path of the staff.
 */
export function StaffLinks() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <AdminLinks />
    </Suspense>
  );
}
