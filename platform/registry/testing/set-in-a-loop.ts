/**
 * Child process of the test of killed writers: changes a setting of one app until it is killed, and says on standard output
 * when the first change is there. Arguments: root of the store, signing key, app.
 */
import { createFileSystemStore } from '../../store/file-system-store.ts';
import { withTrust } from '../release-store.ts';
import { commitSettings, readSettings } from '../settings/settings-files.ts';
import { createTrust } from '../trust.ts';

const [root = '', signingKey = '', app = ''] = process.argv.slice(2);
const store = withTrust(createFileSystemStore(root), createTrust({ signingKey, publicKeys: [] }));
for (let round = 0; ; round++) {
  const { settings } = await readSettings(store, 'stable');
  const before = settings?.values[app] ?? {};
  const after = { related: (Number(before['related'] ?? 0) + 1) % 7 };
  const at = new Date();
  await commitSettings(store, {
    channel: 'stable',
    app,
    action: 'set',
    before,
    after,
    by: app,
    at,
  });
  if (round === 0) console.log('writing');
}
