import { ensureNode, install, root } from './toolchain.mjs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

await ensureNode(fileURLToPath(import.meta.url));
install();
process.chdir(root);
// The embedded backend sends nothing to anybody.
process.env.LITE_TELEMETRY = '0';
// In this process: Ctrl+C reaches the site itself.
await import(pathToFileURL(join(root, 'platform/start/main.ts')).href);
