import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importZones, refusal } from './import-zones.js';

const folders = readdirSync(fileURLToPath(new URL('../../..', import.meta.url)));

/** What lint says of a file at `path` that imports `target`. */
function finding(path: string, target: string): string | null {
  return refusal(importZones(folders), folders, path, target);
}

describe('imports', () => {
  it.each([
    ['of one app from another', 'mfe-blog/src/api/a.ts', '../../../mfe-admin/src/routes'],
    ['of one app from another, by name', 'mfe-blog/src/api/a.ts', '@talent/mfe-admin/src/routes'],
    ['of the shell from a remote', 'mfe-blog/src/api/a.ts', '../../../shell/src/routes'],
    ['of the platform from an app', 'shell/src/a.ts', '../../platform/store/store'],
    ['of the platform from an app, by name', 'shell/src/a.ts', '@talent/platform/store/store'],
    ['of an app from the platform', 'platform/store/a.ts', '../../shell/src/routes'],
    ['of an app from what is shared', 'shared/ui/src/a.ts', '../../../mfe-blog/src/routes'],
    ['of the platform from the SDK', 'shared/sdk/src/a.ts', '../../../platform/store/store'],
    [
      'of the platform from the SDK, by name',
      'shared/sdk/src/a.ts',
      '@talent/platform/store/store',
    ],
    ['of a route from a feature', 'mfe-blog/src/features/a.ts', '../routes/blog-index'],
    ['of the entry from a feature', 'mfe-blog/src/features/a.ts', '../routes.ts'],
    ['of the entry from a route', 'mfe-blog/src/routes/a.ts', '../server'],
    ['of the routes from a route', 'mfe-blog/src/routes/a.ts', '../routes'],
    ['of one tool from another', 'mfe-admin/src/tools/blog/editor/a.ts', '../../crawl/api/b'],
    ['of a tool from a room that tools share', 'mfe-admin/src/table/a.ts', '../tools/blog/api/b'],
    ['of a tool from the entry', 'mfe-admin/src/server.ts', './tools/blog/api/b'],
  ])('%s are refused with a reason', (_, path, target) => {
    expect(finding(path, target)).toMatch(/\.$/);
  });

  it.each([
    ['of a feature from a route', 'mfe-blog/src/routes/a.ts', '../features/post-list/post-list'],
    ['of a route from a route', 'mfe-blog/src/routes/a.ts', './post'],
    ['of a tool from itself', 'mfe-admin/src/tools/blog/editor/a.ts', '../api/b'],
    ['of a tool from a route', 'mfe-admin/src/routes/a.ts', '../tools/blog/api/b'],
    ['of a shared room from a tool', 'mfe-admin/src/tools/blog/a.ts', '../../table/b'],
    ['of what is shared from an app', 'mfe-blog/src/api/a.ts', '../../../shared/ui/src/button'],
    ['of what is shared from an app, by name', 'mfe-blog/src/api/a.ts', '@talent/ui/button'],
    [
      'of the platform from the build',
      'shared/build/src/a.ts',
      '@talent/platform/artifact/manifest',
    ],
    ['of a library', 'mfe-blog/src/api/a.ts', 'react'],
  ])('%s are fine', (_, path, target) => {
    expect(finding(path, target)).toBeNull();
  });
});
