/** `pnpm data posts`: exports and imports blog posts. */
import { terminal } from '../surroundings.ts';
import { runPosts } from './posts-command.ts';

process.exitCode = await runPosts(process.argv.slice(2), terminal);
