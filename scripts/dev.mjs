// pnpm dev [app…] [--against URL]: apps from source, with Fast Refresh.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { asksForHelp } from './help.mjs';
import { ensureNode, install, root } from './toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
if (!asksForHelp()) install();
process.chdir(root);
// The embedded backend sends nothing to anyone.
process.env.LITE_TELEMETRY = '0';
// In this process: Ctrl+C reaches the server itself.
await import(pathToFileURL(join(root, 'platform/dev/main.ts')).href);
