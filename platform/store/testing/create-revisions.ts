/**
 * Child process of the store's compare-and-swap test: waits for a line on standard input, tries to
 * create every revision and prints the ones it won, as JSON.
 * Arguments: root, name of this process, number of revisions.
 */
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
