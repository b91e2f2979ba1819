import type { Manifest } from '@talent/artifact/manifest';
import { createTestSite, FRAMES, type TestPage } from '../../testing/test-site.ts';
import type { GatewayOptions } from '../../options.ts';
import { fileOf } from '../../testing/content-site.ts';

export const GATEWAY_SECRET = 'a gateway secret of the tests, long enough';

const PATTERNS = {
  'mfe-marketing': ['/', '/jobs/:slug'],
  'mfe-salary-tools': ['/ai-ml-salary-data', '/calculator/:role'],
  'mfe-blog': ['/blog/:slug'],
  'mfe-admin': ['/seo-dashboard', '/internal-admin-xyz123/errors'],
} as const;

const OWNERS = {
  shell: ['@talent-site/shell'],
  'mfe-marketing': ['@talent-site/marketing'],
  'mfe-salary-tools': ['@talent-site/salary'],
  'mfe-blog': ['@talent-site/blog'],
  'mfe-admin': ['@talent-site/staff-tools'],
} as const;

export type AppName = keyof typeof OWNERS;
export type Versions = Readonly<Record<AppName, Manifest>>;

const SHELL_FILES = [
  'react',
  'base',
  '__federation_shared_-talent-sdk',
  '__federation_shared_react',
  'rolldown-runtime',
  'frame',
  'start',
  'toast-stack',
];

/** A site of five apps whose files have the names of a build. `release` makes other bytes of `changed`, the rest stays. */
export async function createErrorSite() {
  const site = createTestSite();
  let versions = {} as Versions;

  async function publish(name: AppName, mark: string): Promise<Manifest> {
    const isShell = name === 'shell';
    const own = isShell ? SHELL_FILES : ['post', 'part', 'shared'];
    const files = own.map((stem) => [
      `client/${stem}.js`,
      // Libraries and shared parts stay the same in all versions.
      `export const ${['part', 'react'].includes(stem) ? 'x' : mark} = ${JSON.stringify(stem)};\n`,
    ]);
    return site.publish({
      name,
      patterns: isShell ? ['/admin-login-xyz123'] : PATTERNS[name],
      ...(name === 'mfe-admin' ? { guard: 'admin' as const } : {}),
      contentNames: true,
      owners: OWNERS[name],
      files: Object.fromEntries(files) as Record<string, string>,
    });
  }

  /** Pages of an app that the tests open. */
  function pagesOf(name: AppName): readonly TestPage[] {
    if (name === 'shell') {
      const path = '/admin-login-xyz123';
      return [...FRAMES, { path, pattern: path, text: 'Sign in' }];
    }
    return PATTERNS[name].map((pattern) => ({
      path: pattern.replace(/:\w+/, 'one'),
      pattern,
      text: name,
    }));
  }

  return {
    store: site.store,
    /** Releases these apps with other bytes, all of them at first; the versions that are live then. */
    async release(mark: string, changed: readonly AppName[]): Promise<Versions> {
      const made = await Promise.all(
        changed.map(async (name) => [name, await publish(name, mark)]),
      );
      versions = { ...versions, ...(Object.fromEntries(made) as Partial<Versions>) };
      for (const name of Object.keys(OWNERS) as AppName[]) {
        if (name !== 'mfe-admin') await site.compose(versions.shell, versions[name], pagesOf(name));
      }
      await site.release(Object.values(versions));
      return versions;
    },
  };
}

/** Address on the site of a file of a version, as browsers report it. */
export function addressOf(origin: string, manifest: Manifest, stem: string): string {
  const file = fileOf(manifest, stem).replace('client/', '');
  const folder =
    manifest.name === 'mfe-admin' ? `${manifest.name}/${manifest.version}` : manifest.name;
  return `${origin}/assets/${folder}/${file}`;
}

/** A backend that keeps the errors that it is asked to record. */
export function recordingBackend(
  recorded: Record<string, unknown>[],
): Pick<GatewayOptions, 'backend'> {
  return {
    backend: {
      url: 'http://backend.example',
      publishableKey: 'publishable-key',
      fetch: async (request) => {
        if (!request.url.endsWith('/functions/v1/error-reports')) {
          const isContact = new URL(request.url).pathname.endsWith('/contact');
          return new Response(null, { status: isContact ? 500 : 204 });
        }
        if (request.headers.get('Authorization') !== `Bearer ${GATEWAY_SECRET}`) {
          return new Response('{}', { status: 404 });
        }
        const body = (await request.json()) as { record: Record<string, unknown>[] };
        recorded.push(...body.record);
        return new Response(null, { status: 204 });
      },
    },
  };
}
