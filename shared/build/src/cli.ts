#!/usr/bin/env node
import { BuildError } from './app.ts';
import { buildApp } from './build-app.ts';

try {
  const result = await buildApp(process.cwd(), { force: process.argv.includes('--force') });
  const done = result.status === 'built' ? 'built' : 'unchanged since the last build';
  console.log(`${result.app} ${result.version}: ${done}`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof BuildError ? message : error);
  process.exitCode = 1;
}
