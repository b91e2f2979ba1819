import { describe, expect, it, vi } from 'vitest';
import { markComposed } from '../../compose/testing/mark-composed.ts';
import { createTrust, generateReleaseKeys } from '../../registry/trust.ts';
import { withTrust } from '../../registry/release-store.ts';
import {
  previewTrust,
  TEST_PUBLIC_KEY,
  TEST_SIGNING_KEY,
} from '../../registry/testing/test-trust.ts';
import { publishWaitingBlog, commandSite } from '../testing/command-site.ts';

const second = await generateReleaseKeys();
/** Two persons, each with a key that the other's machine trusts. */
const ada = createTrust({ signingKey: TEST_SIGNING_KEY, publicKeys: [second.publicKey] });
const grace = createTrust({ signingKey: second.signingKey, publicKeys: [TEST_PUBLIC_KEY] });

let waiting: string;
const site = commandSite(async (made) => {
  waiting = `mfe-blog@${await publishWaitingBlog(made)}`;
  await as(ada, 'channel stable --two-persons');
});

async function as(person: typeof ada, line: string) {
  const store = withTrust(site.store, person);
  return site.run(line, {
    store,
    caller: async () => (person === ada ? 'Ada' : 'Grace'),
    compose: (pair) => markComposed(store, pair),
  });
}

const live = async () => (await as(ada, 'status --channel stable')).out;

describe('a channel that needs two persons', () => {
  it('refuses a release of one, and says whom to ask for what', async () => {
    const refused = await as(ada, 'promote mfe-blog');
    expect(refused.code).toBe(1);
    for (const part of [
      '[not-approved]',
      `${waiting} needs a second person on channel stable, and nobody has approved it`,
      `ask someone with another release key to run "pnpm release approve ${waiting}"`,
    ]) {
      expect(refused.trouble).toContain(part);
    }
    expect(await live()).toContain('stable, revision 1');
    const plan = await as(ada, 'plan');
    expect(plan.out).toContain('refused: not-approved');
  });

  it('takes a version that another key has approved', async () => {
    const { code, out } = await as(grace, `approve ${waiting}`);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^${waiting} is approved for stable by Grace, key [0-9a-f]{16}\n`),
    );
    expect(out).toContain(`Someone with another key makes it live: pnpm promote ${waiting}\n`);
    expect(await as(ada, 'promote mfe-blog')).toMatchObject({ code: 0 });
    expect(await live()).toContain('stable, revision 2');
  });

  it('does not take a version that the releasing key alone has approved; with both, anyone releases it', async () => {
    await as(ada, `approve ${waiting}`);
    expect((await as(ada, 'promote mfe-blog')).trouble).toContain(
      'only the key of this machine has, by Ada',
    );
    await as(grace, `approve ${waiting}`);
    expect(await as(grace, 'promote mfe-blog')).toMatchObject({ code: 0 });
  });

  it('refuses a canary too, and lets a rollback through', async () => {
    expect((await as(ada, 'canary mfe-blog 10%')).trouble).toContain('[not-approved]');
    await as(grace, `approve ${waiting}`);
    expect(await as(ada, 'canary mfe-blog 10%')).toMatchObject({ code: 0 });
    expect(await as(ada, 'canary promote')).toMatchObject({ code: 0 });
    expect(await as(ada, 'rollback mfe-blog')).toMatchObject({ code: 0 });
  });

  it('takes no approval of another version, another channel, or a key that is not trusted', async () => {
    const [first] = await site.store.list('artifacts/mfe-blog');
    const earlier = /artifacts\/(mfe-blog)\/([^/]+)/.exec(first ?? '');
    const other = [1, 2].map((at) => earlier?.[at]).join('@');
    const versions = [other, waiting].filter((version, at, all) => all.indexOf(version) === at);
    expect(versions).toHaveLength(2);
    await as(grace, `approve ${other}`);
    await as(grace, 'promote shell mfe-blog --channel pr-7');
    await as(grace, `approve ${waiting} --channel pr-7`);
    const stranger = createTrust({
      signingKey: (await generateReleaseKeys()).signingKey,
      publicKeys: [TEST_PUBLIC_KEY],
    });
    await as(stranger, `approve ${waiting}`);
    // Copies into the place of the missing approval.
    const copies = (await site.store.list('approvals')).filter((key) => key.includes('/pr-7/'));
    expect(copies).toHaveLength(1);
    for (const key of copies) {
      const file = await site.store.read(key);
      await site.store.write(key.replace('/pr-7/', '/stable/'), file?.body ?? new Uint8Array());
    }
    expect((await as(ada, 'promote mfe-blog')).trouble).toContain('nobody has approved it');
    const { code, trouble } = await as(previewTrust, `approve ${waiting}`);
    expect(code).toBe(1);
    expect(trouble).toContain('preview');
  });
});

it('the rule of two persons needs two keys that are known, or nobody could approve', async () => {
  const lonely = await site.run('channel canary --two-persons');
  expect(lonely.code).toBe(2);
  expect(lonely.trouble).toMatch(
    /canary cannot need two persons: key [0-9a-f]{16} alone is trusted here, .* run "pnpm release keys", and name the public keys of both in RELEASE_KEYS/,
  );
  expect((await site.run('channel canary')).out).not.toContain('two keys');
  // Previews are released with their own key too.
  await as(previewTrust, `promote ${waiting} --channel pr-8`);
  expect((await site.run('channel pr-8 --two-persons')).out).toContain('two keys');
});

it('approve wants a version, because the newest one may change meanwhile, and names those that exist', async () => {
  const { code, trouble } = await as(grace, 'approve mfe-blog');
  expect([code, trouble]).toEqual([2, expect.stringContaining('"mfe-blog" names no version')]);
  expect((await as(grace, 'approve mfe-blog@9.9.9-0123456789')).trouble).toContain(
    waiting.split('@')[1] ?? '',
  );
});

it('the rule of two persons ends when two keys say so within 24 hours', async () => {
  const asked = await as(ada, 'channel stable --one-person');
  expect(asked.out).toContain(
    'someone with another key runs "pnpm release channel stable --one-person" within 24 hours',
  );
  await as(ada, 'channel stable --one-person');
  expect((await as(ada, 'promote mfe-blog')).trouble).toContain('[not-approved]');
  vi.setSystemTime('2026-11-25T11:59:00Z');
  expect((await as(grace, 'channel stable --one-person')).out).not.toContain('two keys');
  expect(await as(ada, 'promote mfe-blog')).toMatchObject({ code: 0 });
});

it('the rule of two persons goes on where the second person comes after a day; theirs is then the request', async () => {
  await as(ada, 'channel stable --one-person');
  vi.setSystemTime('2026-11-25T12:01:00Z');
  expect((await as(grace, 'channel stable --one-person')).out).toContain('two keys');
  expect((await as(ada, 'channel stable --one-person')).out).not.toContain('two keys');
});

it('the rule of two persons is not ended by a reset, nor by other settings', async () => {
  expect((await as(ada, 'channel stable --reset')).trouble).toContain(
    'run "pnpm release channel stable --one-person" first',
  );
  await as(ada, 'channel stable --allow-dirty-source');
  expect((await as(ada, 'promote mfe-blog')).trouble).toContain('[not-approved]');
  const both = await as(ada, 'channel stable --two-persons --one-person');
  expect(both.trouble).toContain('cannot be used with');
});
