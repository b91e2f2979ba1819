#!/usr/bin/env node
// The build itself is TypeScript: this starts it under a Node that runs it.
import { fileURLToPath } from 'node:url';
import { ensureNode } from '../../../scripts/toolchain.mjs';

await ensureNode(fileURLToPath(import.meta.url));
await import('../src/cli.ts');
