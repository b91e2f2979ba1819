/** `pnpm words`: reading grades of all pages, and claims with the pages that say them. */
import { runWordsCommand } from './words-command.ts';

process.exitCode = await runWordsCommand(process.argv.slice(2), {
  site: 'http://localhost:3000',
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  read: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return response.text();
  },
});
