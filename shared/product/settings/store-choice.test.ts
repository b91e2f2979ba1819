import { describe, expect, it } from 'vitest';
import { pollMsOf, readStoreUrl } from './store-choice.ts';

describe('the address of a store', () => {
  it('is a bucket of Amazon, by itself or with a folder and a region', () => {
    const amazon = { region: 'us-east-1', endpoint: null };
    expect(readStoreUrl('s3://releases')).toEqual({ ...amazon, bucket: 'releases', prefix: '' });
    expect(readStoreUrl('s3://my.releases/site/live/?region=eu-central-1')).toEqual({
      bucket: 'my.releases',
      prefix: 'site/live',
      region: 'eu-central-1',
      endpoint: null,
    });
  });

  it('is a bucket of another service, at its endpoint', () => {
    const url = 's3://releases?region=auto&endpoint=https://abc.r2.cloudflarestorage.com/';
    expect(readStoreUrl(url)).toEqual({
      bucket: 'releases',
      prefix: '',
      region: 'auto',
      endpoint: 'https://abc.r2.cloudflarestorage.com',
    });
  });

  it.each([
    'releases',
    'https://releases.s3.amazonaws.com',
    's3://Releases',
    's3://r',
    's3://id:secret@releases',
    's3://releases/a//b',
    's3://releases?endpoint=s3.example.com',
    's3://releases?endpoint=https://s3.example.com/?a=b',
    's3://releases?regoin=auto',
  ])('is not %s', (text) => {
    expect(readStoreUrl(text)).toBeUndefined();
  });
});

it('asks a bucket less often than a folder', () => {
  expect(pollMsOf({ kind: 'files' })).toBe(200);
  const key = { accessKeyId: 'id', secretAccessKey: 'pair' };
  const location = { bucket: 'b', prefix: '', region: 'auto', endpoint: null, ...key };
  expect(pollMsOf({ kind: 's3', location })).toBe(2000);
});
