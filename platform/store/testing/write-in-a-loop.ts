/**
 * Child process of the store's crash test: writes whole bodies of one letter to one key until it is
 * killed, and says on standard output when the first one is there.
 * Arguments: root, key, size of a body in bytes.
 */
import { createFileSystemStore } from '../file-system-store.ts';

const [root = '', key = '', size = '0'] = process.argv.slice(2);
const store = createFileSystemStore(root);
for (let round = 0; ; round++) {
  await store.write(key, String.fromCharCode(97 + (round % 26)).repeat(Number(size)));
  if (round === 0) console.log('writing');
}
