import { test } from 'vitest';
import { drillBackup } from './testing/drill-backup.ts';

// `pnpm unit` has the same for an encrypted backup.
test('a plain backup that is made while forms arrive restores every form that was acknowledged before its end', async () => {
  await drillBackup([]);
});
