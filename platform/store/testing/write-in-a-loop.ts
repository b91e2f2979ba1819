/** Writes bodies of one letter to one key until it is killed, and says when the first is there. Arguments: root, key, bytes of a body. */
import { createFileSystemStore } from '../file-system-store.ts';

const [root = '', key = '', size = '0'] = process.argv.slice(2);
const store = createFileSystemStore(root);
for (let round = 0; ; round++) {
  await store.write(key, String.fromCharCode(97 + (round % 26)).repeat(Number(size)));
  if (round === 0) console.log('writing');
}
