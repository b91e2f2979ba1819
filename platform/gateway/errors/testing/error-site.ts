import type { Manifest } from '@talent/artifact/manifest';
import { onTestFinished } from 'vitest';
import { createGateway } from '../../gateway.ts';
import type { Gateway, GatewayOptions } from '../../options.ts';
import { fileOf } from '../../testing/content-site.ts';
import { testOptions } from '../../testing/start-gateway.ts';
import { createTestSite, FRAMES, type TestPage } from '../../testing/test-site.ts';

const GATEWAY_SECRET = 'a gateway secret of the tests, long enough';

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
  const recorded: Record<string, unknown>[] = [];
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
    /** What the backend was asked to record. */
    recorded,
    async start(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
      const gateway = createGateway({
        ...testOptions(site.store),
        backend: recordingBackend(recorded),
        gatewaySecret: GATEWAY_SECRET,
        collectAnalytics: true,
        pollMs: null,
        ...options,
      });
      onTestFinished(() => gateway.close());
      await gateway.refresh();
      return gateway;
    },
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

/** Path on the site of a file of a version. */
export function addressOf(manifest: Manifest, stem: string): string {
  const file = fileOf(manifest, stem).replace('client/', '');
  const { name, version } = manifest;
  return `/assets/${name === 'mfe-admin' ? `${name}/${version}` : name}/${file}`;
}

/** A backend that keeps the errors that it is asked to record. */
function recordingBackend(recorded: Record<string, unknown>[]): GatewayOptions['backend'] {
  return {
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
  };
}
