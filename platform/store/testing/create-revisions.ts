/** Creates every revision that it can after a line of input, and prints those it won. Arguments: root, name, number of revisions. */
import { once } from 'node:events';
import { createFileSystemStore } from '../file-system-store.ts';

const [root = '', name = '', revisions = '0'] = process.argv.slice(2);
const store = createFileSystemStore(root);
console.log('ready');
await once(process.stdin, 'data');
const won: number[] = [];
for (let revision = 1; revision <= Number(revisions); revision++) {
  if (await store.create(`registry/stable/${revision}.json`, name)) won.push(revision);
}
console.log(JSON.stringify(won));
process.exit(0);
