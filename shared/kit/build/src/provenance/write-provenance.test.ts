import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { describesFiles, LOCAL_BUILDER, provenanceSchema } from '@talent/artifact/provenance';
import { expect, it } from 'vitest';
import { commitText, provenanceOf } from './write-provenance.ts';

const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog'], version: '1.2.3' });
const times = {
  startedOn: new Date('2026-11-24T09:00:00Z'),
  finishedOn: new Date('2026-11-24T09:00:20Z'),
};
const facts = { lock: 'ab'.repeat(32), tools: { node: '24.21.0' }, pipeline: null };
const clean = { commit: 'c'.repeat(40), changed: [], remote: null };

it('is an in-toto statement about every file, with the provenance of SLSA', () => {
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

it('names the pipeline that built it', () => {
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

it('names the first paths that were not committed, and counts all', () => {
  const changed = Array.from({ length: 30 }, (_, index) => `file-${index + 10}.ts`);
  const source = { ...clean, changed };
  const statement = provenanceOf(manifest, { source, ...times }, facts);
  const [first] = statement.predicate.buildDefinition.resolvedDependencies;
  expect(first).toMatchObject({ annotations: { clean: false, changedCount: 30 } });
  expect(first).toHaveProperty('annotations.changedPaths.length', 20);
  expect(commitText(source)).toBe(`${clean.commit}-dirty`);
  expect(commitText(null)).toBeNull();
});

it('is about no other files and no other app', () => {
  const statement = provenanceOf(manifest, { source: null, ...times }, facts);
  const files = { ...manifest.files, 'client/more.js': { size: 1, integrity: 'sha384-' } };
  expect(describesFiles(statement, { ...manifest, files })).toBe(false);
  expect(describesFiles(statement, { ...manifest, name: 'mfe-admin' })).toBe(false);
});
