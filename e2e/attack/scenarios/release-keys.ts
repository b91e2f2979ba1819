import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTrust, generateReleaseKeys, type Trust } from '@talent/platform/registry/trust';
import { launchSite } from '../../fixtures/sites/site-process.ts';
import type { AttackedSite } from '../attacked-site.ts';
import { until } from '../many.ts';
import type { Scenario } from '../scenario.ts';

/** Its private half is in the history of the repository. */
const PUBLISHED = 'lh1LqBIuDXCfLWBsDKKSmbH0vOUWLFnriqr2TkSVzMU=';

/** Puts releases into the store that no key of visitors has signed: what is live stays, and /healthz says so. */
export const scenario: Scenario = {
  name: 'release-keys',
  site: 'own',
  async attack(site, notes) {
    const stranger = createTrust({ ...(await generateReleaseKeys()), publicKeys: [] });
    const preview = await generateReleaseKeys();
    const planted: [string, (facts: object) => Promise<object>][] = [
      ['an unknown key', (facts) => signed(stranger, facts)],
      ['no key', (facts) => Promise.resolve(facts)],
      [
        'the key of previews, for a preview',
        (facts) => {
          const trust = createTrust({
            signingKey: null,
            publicKeys: [],
            previewSigningKey: preview.signingKey,
          });
          return signed(trust, facts, 'previews');
        },
      ],
      [
        'the signature of the release before',
        (facts) => Promise.resolve({ ...facts, signature: undefined }),
      ],
    ];
    const live = await healthOf(site);
    const home = (await site.ask('/')).text;
    notes.same('/healthz before', ['ok', 'ok'], [live.status, live.registry.status]);
    let number = live.revision;
    for (const [name, sign] of planted) {
      number += 1;
      const before = JSON.parse(await readFile(fileOf(site, live.revision), 'utf8')) as Record<
        string,
        unknown
      >;
      const { signature, ...facts } = before;
      const forged = {
        ...facts,
        revision: number,
        action: 'rollback',
        at: new Date().toISOString(),
      };
      const last = name.startsWith('the signature') ? { ...forged, signature } : await sign(forged);
      await writeFile(fileOf(site, number), JSON.stringify(last));
      const file = `registry/stable/${String(number).padStart(8, '0')}.json`;
      await until(async () => (await site.ask('/healthz')).text.includes(file));
      const after = await healthOf(site);
      const isSame = (await site.ask('/')).text === home;
      notes.same(
        `revision ${number}, signed by ${name}: /healthz, revision, page`,
        ['damaged', true, live.revision, true],
        [
          after.registry.status,
          JSON.stringify(after.registry).includes(file),
          after.revision,
          isSame,
        ],
      );
    }
    await site.restart();
    const again = await healthOf(site);
    notes.holds(
      'a restart on that store',
      `serves revision ${live.revision} or a new one of its own, never a forged one`,
      `${again.status}, revision ${again.revision}`,
      again.status === 'ok' && (again.revision === live.revision || again.revision > number),
    );
    await refusePublished(site, notes);
  },
};

/** A site that is told to trust the key of the old tests serves nothing. */
async function refusePublished(
  site: AttackedSite,
  notes: Parameters<Scenario['attack']>[1],
): Promise<void> {
  await site.process().stop();
  const { port, dataDir } = site;
  const started = launchSite({ port, dataDir, env: { RELEASE_KEYS: PUBLISHED } });
  const code = await new Promise<number | null>((resolve) => started.child.once('exit', resolve));
  const says =
    /key [0-9a-f]{16} was published/.exec(started.output())?.[0] ?? started.output().slice(-200);
  notes.same(
    'a start that trusts the published key of old tests',
    [1, 'key 06d8dd55377f9bf2 was published'],
    [code, says],
  );
}

async function signed(
  trust: Trust,
  facts: object,
  scope: 'visitors' | 'previews' = 'visitors',
): Promise<object> {
  return { ...facts, signature: await trust.sign('release', facts, scope) };
}

interface Health {
  status: string;
  revision: number;
  registry: { status: string };
}

async function healthOf(site: AttackedSite): Promise<Health> {
  return JSON.parse((await site.ask('/healthz')).text) as Health;
}

function fileOf({ dataDir }: AttackedSite, revision: number): string {
  return join(dataDir, 'store/registry/stable', `${String(revision).padStart(8, '0')}.json`);
}
