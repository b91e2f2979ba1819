import { manifestOf, makeArtifact } from '@talent/artifact/testing/make-artifact';
import {
  describesFiles,
  LOCAL_BUILDER,
  provenanceSchema,
  isClean,
} from '@talent/artifact/provenance';
import { expect, it } from 'vitest';
import { commitText, provenanceOf } from './write-provenance.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readArtifact } from '@talent/artifact/read-artifact';
import { testDir } from '@talent/node/testing/test-dir';
import { renewSource } from '../build-app.ts';
import { readPipelineRun } from './pipeline-run.ts';
import type { BundledPackage } from './bundled-packages.ts';
import { sbomText } from './write-sbom.ts';

const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog'], version: '1.2.3' });
const times = {
  startedOn: new Date('2026-11-24T09:00:00Z'),
  finishedOn: new Date('2026-11-24T09:00:20Z'),
};
const facts = { lock: 'ab'.repeat(32), tools: { node: '24.21.0' }, pipeline: null };
const clean = { commit: 'c'.repeat(40), changed: [], remote: null };

it('a provenance is an in-toto statement about every file, with the provenance of SLSA', () => {
  const statement = provenanceOf(manifest, { source: clean, ...times }, facts);
  expect(provenanceSchema.parse(statement)).toEqual(statement);
  expect(describesFiles(statement, manifest)).toBe(true);
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: { externalParameters: { app: 'mfe-blog', packageVersion: '1.2.3' } },
      runDetails: {
        builder: { id: LOCAL_BUILDER, version: { node: '24.21.0' } },
        metadata: { startedOn: '2026-11-24T09:00:00.000Z', finishedOn: '2026-11-24T09:00:20.000Z' },
      },
    },
  });
});

it('a provenance names the pipeline that built it', () => {
  const pipeline = {
    workflow: 'https://example.com/w.yml@main',
    run: 'https://example.com/runs/1',
  };
  const statement = provenanceOf(manifest, { source: clean, ...times }, { ...facts, pipeline });
  expect(statement.predicate.runDetails).toMatchObject({
    builder: { id: 'https://example.com/w.yml@main' },
    metadata: { invocationId: 'https://example.com/runs/1' },
  });
});

it('a provenance names the first paths that were not committed, and counts all', () => {
  const changed = Array.from({ length: 30 }, (_, index) => `file-${index + 10}.ts`);
  const source = { ...clean, changed };
  const statement = provenanceOf(manifest, { source, ...times }, facts);
  const [first] = statement.predicate.buildDefinition.resolvedDependencies;
  expect(first).toMatchObject({ annotations: { clean: false, changedCount: 30 } });
  expect(first).toHaveProperty('annotations.changedPaths.length', 20);
  expect(commitText(source)).toBe(`${clean.commit}-dirty`);
  expect(commitText(null)).toBeNull();
});

it('a provenance is about no other files and no other app', () => {
  const statement = provenanceOf(manifest, { source: null, ...times }, facts);
  const files = { ...manifest.files, 'client/more.js': { size: 1, integrity: 'sha384-' } };
  expect(describesFiles(statement, { ...manifest, files })).toBe(false);
  expect(describesFiles(statement, { ...manifest, name: 'mfe-admin' })).toBe(false);
});

const COMMIT = 'c'.repeat(40);
const blog = { name: 'mfe-blog', patterns: ['/blog'] };

async function build(options: Parameters<typeof makeArtifact>[1]): Promise<string> {
  const dist = testDir();
  await makeArtifact(dist, options);
  return dist;
}

it('a build made before its sources were committed becomes the build of that commit', async () => {
  const source = { commit: 'a'.repeat(40), changedPaths: ['mfe-blog/src/a.ts'] };
  const dist = await build({ ...blog, commit: `${source.commit}-dirty`, source });
  const before = await readArtifact(dist);
  await renewSource(dist, { commit: COMMIT, changed: [], remote: 'https://example.com/site.git' });
  const { manifest, provenance, listing } = await readArtifact(dist);
  expect(manifest).toMatchObject({ commit: COMMIT });
  expect(provenance && isClean(provenance)).toBe(true);
  expect(provenance?.predicate.buildDefinition.resolvedDependencies).toMatchObject([
    { uri: 'git+https://example.com/site.git', digest: { gitCommit: COMMIT } },
    { name: 'pnpm-lock.yaml' },
  ]);
  expect(listing).toEqual(before.listing);
  expect(provenance?.predicate.runDetails).toEqual(before.provenance?.predicate.runDetails);
});

it('a build of the present commit, and one without a statement, stay as they are', async () => {
  const state = { commit: COMMIT, changed: [], remote: null };
  for (const options of [{ ...blog, source: { commit: COMMIT } }, blog]) {
    const dist = await build(options);
    const file = join(dist, 'manifest.json');
    const before = [await readFile(file, 'utf8'), (await stat(file)).mtimeMs];
    await renewSource(dist, state);
    expect([await readFile(file, 'utf8'), (await stat(file)).mtimeMs]).toEqual(before);
  }
});

const variables = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'an-agency/site',
  GITHUB_WORKFLOW_REF: 'an-agency/site/.github/workflows/mfe-blog.yml@refs/heads/main',
  GITHUB_RUN_ID: '1234',
  GITHUB_RUN_ATTEMPT: '2',
};

it('a pipeline run names the workflow and the run of a pipeline by their addresses', () => {
  expect(readPipelineRun(variables)).toEqual({
    workflow: 'https://github.com/an-agency/site/.github/workflows/mfe-blog.yml@refs/heads/main',
    run: 'https://github.com/an-agency/site/actions/runs/1234/attempts/2',
  });
});

it('a pipeline run is null outside a pipeline', () => {
  expect(readPipelineRun({})).toBeNull();
  expect(readPipelineRun({ ...variables, GITHUB_RUN_ID: undefined })).toBeNull();
});

const app = { name: 'mfe-blog', packageVersion: '0.1.0' };

function bundled(name: string, more: Partial<BundledPackage> = {}): BundledPackage {
  return {
    name,
    version: '1.0.0',
    license: 'MIT',
    isOwn: false,
    sides: new Set(['client']),
    ...more,
  };
}

const packages = [
  bundled('zod', { sides: new Set(['server', 'client']) }),
  bundled('@radix-ui/react-toast', { license: 'see LICENSE' }),
  bundled('@talent/ui', { license: null, isOwn: true }),
];

it('a list of packages is a CycloneDX 1.6 document of the app', () => {
  expect(JSON.parse(sbomText(app, packages))).toMatchObject({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'mfe-blog', version: '0.1.0' } },
  });
});

it('a list of packages names version, address, license and place of each package', () => {
  const { components } = JSON.parse(sbomText(app, packages)) as { components: unknown[] };
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': '@radix-ui/react-toast@1.0.0',
      name: '@radix-ui/react-toast',
      version: '1.0.0',
      licenses: [{ license: { name: 'see LICENSE' } }],
      purl: 'pkg:npm/%40radix-ui/react-toast@1.0.0',
      properties: [{ name: 'talent:bundled-in', value: 'client' }],
    },
    {
      type: 'library',
      'bom-ref': '@talent/ui@1.0.0',
      name: '@talent/ui',
      version: '1.0.0',
      properties: [{ name: 'talent:bundled-in', value: 'client' }],
    },
    {
      type: 'library',
      'bom-ref': 'zod@1.0.0',
      name: 'zod',
      version: '1.0.0',
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/zod@1.0.0',
      properties: [
        { name: 'talent:bundled-in', value: 'client' },
        { name: 'talent:bundled-in', value: 'server' },
      ],
    },
  ]);
});

it('a list of packages is the same text whatever the order in which packages were found, and has no time', () => {
  const text = sbomText(app, packages);
  expect(sbomText(app, [...packages].reverse())).toBe(text);
  expect(text).not.toMatch(/timestamp|serialNumber/);
});
