import { expect, it } from 'vitest';
import { hostedStorageAnswer } from './hosted-storage-answer.ts';

it.each([
  ['GET', '/object/sign/applications/a.pdf?token=x', 400],
  ['PUT', '/object/upload/sign/blog-images/a.png/?token=x', 400],
  ['PUT', '/object/blog-images/a.png', 500],
  ['POST', '/object/sign/applications/a.pdf', 500],
])('a failed %s of %s is answered with %d', async (method, path, status) => {
  const request = new Request(`http://localhost/storage/v1${path}`, { method });
  const failed = Response.json({ error: 'server_error' }, { status: 500 });
  expect((await hostedStorageAnswer(request, failed)).status).toBe(status);
});
