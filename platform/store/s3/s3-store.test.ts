import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Store } from './s3-store.ts';
import { describeStore } from '../testing/store-contract.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

let stores = 0;
const location = () => server.location(`store-${++stores}`);

describeStore('an S3 store', () => createS3Store(location()), { flatKeys: true });

describe('an S3 store', () => {
  it('joins the pages of a listing', async () => {
    const store = createS3Store(location(), { pageSize: 2 });
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `pages/${name}`);
    for (const key of keys) await store.write(key, '');
    expect(await store.list('pages')).toEqual(keys);
  });

  it('can use the whole bucket', async () => {
    const store = createS3Store(server.location(''));
    await store.write('whole/bucket', 'x');
    expect(await store.list('whole')).toEqual(['whole/bucket']);
  });

  it('removes the object of its test of conditional writes', async () => {
    const store = createS3Store(location());
    await store.create('registry/stable/1', 'x');
    expect(await store.list('')).toEqual(['registry/stable/1']);
  });

  it.each([
    ['the key pair is wrong', { secretAccessKey: 'another' }, 'store-access'],
    ['the key pair is unknown', { accessKeyId: 'nobody' }, 'store-access'],
    ['there is no such bucket', { bucket: 'missing' }, 'store-bucket'],
  ])('says so when %s', async (_, wrong, code) => {
    const store = createS3Store({ ...location(), ...wrong });
    await expect(store.list('registry')).rejects.toMatchObject({ code });
    await expect(store.write('a', 'x')).rejects.toMatchObject({ code });
    await expect(store.create('a', 'x')).rejects.toMatchObject({ code });
  });

  it('reports a service that does not answer', async () => {
    const gone = { ...location(), endpoint: 'http://127.0.0.1:9' };
    const store = createS3Store(gone, { sleep: async () => undefined });
    await expect(store.read('a')).rejects.toMatchObject({ code: 'store-unreachable' });
    await expect(store.create('a', 'x')).rejects.toMatchObject({ code: 'store-unreachable' });
  });
});

it('refuses to release into a bucket that ignores the condition of a write', async () => {
  const plain = await startS3Server({ conditionalWrites: false });
  try {
    const store = createS3Store(plain.location('site'));
    await store.write('pages/a', 'x');
    const refused = { code: 'store-conditional-writes' };
    await expect(store.create('registry/stable/1', 'x')).rejects.toMatchObject(refused);
    expect(await store.list('')).toEqual(['pages/a']);
  } finally {
    await plain.close();
  }
});
