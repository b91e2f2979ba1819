import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createRemote } from './create-remote.ts';

const [name = '', ...others] = process.argv.slice(2);
if (name === '' || name.startsWith('-') || others.length > 0) {
  console.error('Makes a remote with a page and a test:\n\n  pnpm new-remote mfe-events');
  process.exitCode = 2;
} else {
  try {
    await createRemote(REPOSITORY_ROOT, name);
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
