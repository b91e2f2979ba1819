/** `pnpm data jobs`: imports the postings of a feed. */
import { terminal } from '../surroundings.ts';
import { runImportJobs } from './import-jobs-command.ts';

process.exitCode = await runImportJobs(process.argv.slice(2), { ...terminal, fetch });
