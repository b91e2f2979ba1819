import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { EnvironmentError } from './environment-error.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { readEnvironment, readProcessEnvironment, guardSecretOf } from './environment.ts';
import { readStoreUrl } from './store-choice.ts';

afterEach(() => vi.unstubAllEnvs());

/** A release key as the environment holds it: PKCS #8, and the 32 bytes of its public half, in base64. */
function keyPair(): { signing: string; published: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    published: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
  };
}

const { signing: TEST_SIGNING_KEY, published: TEST_PUBLIC_KEY } = keyPair();
const { signing: TEST_PREVIEW_SIGNING_KEY, published: TEST_PREVIEW_PUBLIC_KEY } = keyPair();

const secret = 's'.repeat(32);
const quote = {
  quote: 'They sent three people and we hired one.',
  author: 'Sam Example',
  title: 'CTO',
  company: 'Example Ltd.',
  initials: 'SE',
  rating: 5,
  metrics: 'Hired in 3 weeks',
};
const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  GUARD_SECRET: secret,
};

function problemsOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems.map(({ variable }) => variable);
    throw error;
  }
  return [];
}

it('the environment needs nothing: the local stack on port 3000', () => {
  expect(readEnvironment({}, '/srv/site')).toMatchObject({
    port: 3000,
    host: null,
    dataDir: '/srv/site/.data',
    store: { kind: 'files' },
    pollMs: 200,
    composerUrl: null,
    backend: { kind: 'embedded', guardSecret: null },
    admin: { email: 'admin@example.com', password: null },
    integrityMode: 'enforce',
    collectAnalytics: true,
    localOverrides: true,
    addsSampleVisits: true,
    site: {
      brand: 'AI Talent Experts',
      origin: 'http://localhost:3000',
      postalAddress: [],
      mode: 'demo',
    },
  });
});

it.each([
  [{}, null],
  [{ RELEASE_SIGNING_KEY: TEST_SIGNING_KEY }, { signingKey: TEST_SIGNING_KEY }],
  [
    { RELEASE_KEYS: `${TEST_PUBLIC_KEY}, ${TEST_PUBLIC_KEY}` },
    { publicKeys: [TEST_PUBLIC_KEY, TEST_PUBLIC_KEY] },
  ],
  [
    { RELEASE_KEYS: TEST_PUBLIC_KEY, PREVIEW_KEYS: TEST_PREVIEW_PUBLIC_KEY },
    { publicKeys: [TEST_PUBLIC_KEY], previewKeys: [TEST_PREVIEW_PUBLIC_KEY] },
  ],
  [
    { RELEASE_KEYS: TEST_PUBLIC_KEY, PREVIEW_SIGNING_KEY: TEST_PREVIEW_SIGNING_KEY },
    { publicKeys: [TEST_PUBLIC_KEY], previewSigningKey: TEST_PREVIEW_SIGNING_KEY },
  ],
])(
  'the environment reads keys to sign with and to believe, of releases and of previews (%#)',
  (keys, read) => {
    const none = { signingKey: null, publicKeys: [], previewSigningKey: null, previewKeys: [] };
    expect(readEnvironment(keys).releaseKeys).toEqual(read && { ...none, ...read });
  },
);

it('the environment takes empty variables for absent ones', () => {
  expect(readEnvironment({ PORT: '', SUPABASE_URL: ' ', SITE_EMAIL: '' })).toEqual(
    readEnvironment({}),
  );
});

it('the environment takes every variable', () => {
  const environment = readEnvironment({
    ...hosted,
    HOST: '0.0.0.0',
    PORT: '8080',
    SUPABASE_SECRET_KEY: 'sb_secret_abc',
    DATA_DIR: '/var/lib/site',
    STORE_URL: 's3://releases/site/live?region=auto&endpoint=https://s3.example.com/',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'pair',
    COMPOSER_URL: 'https://composer.example.com/',
    SITE_URL: 'https://www.example.com/',
    PREVIEW_ORIGIN: 'https://preview.example.com/',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'long enough: yes',
    MAILBOX_PORT: '9025',
    GATEWAY_SECRET: secret,
    TRUSTED_PROXIES: '2',
    GATEWAY_PROCESSES: '4',
    INTEGRITY_POLICY: 'report',
    COLLECT_ANALYTICS: 'on',
    LOCAL_OVERRIDES: 'on',
    METRICS_TOKEN: secret,
    ALERT_EMAIL: 'pager@example.com',
    ALERT_WEBHOOK_URL: 'https://hooks.example.com/site?key=1',
    ALERT_WEBHOOK_SECRET: secret,
    SMTP_URL: 'smtps://user:password@smtp.example.com',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_RECIPIENT: `age1${'q'.repeat(58)}, age1${'p'.repeat(58)}`,
    SITE_BRAND: 'Example Talent',
    SITE_EMAIL: 'hello@example.com',
    SITE_LINKEDIN_URL: 'https://www.linkedin.com/company/example',
    SITE_POSTAL_ADDRESS: 'Example Talent | 1 Main Street|Springfield ',
    SITE_MODE: 'live',
    SITE_LEGAL_NAME: 'Example Talent Inc.',
    SITE_PHONE: '+1 512 555 0100',
    SITE_LICENSES: 'Ontario recruiter license 12345',
    SITE_PRIVACY_CONTACT: 'Privacy office',
    CLAIM_SOURCES: '{"interview-pass": "Interviews of 2025"}',
    TESTIMONIALS: JSON.stringify([quote]),
    OFFER_TERMS:
      '{"guaranteeDays": 90, "replacement": "We search again at no charge.", "fee": "22%."}',
    REPLY_TIME: '4 business hours',
    LINKEDIN_CLIENT_ID: '77abc',
    SERVICES_URL: 'http://127.0.0.1:9000/',
    MARKET_URLS: 'job-postings-us=https://files.example/us.csv',
  });
  expect(environment).toEqual({
    port: 8080,
    host: '0.0.0.0',
    mailboxPort: 9025,
    dataDir: '/var/lib/site',
    store: {
      kind: 's3',
      location: {
        bucket: 'releases',
        prefix: 'site/live',
        region: 'auto',
        endpoint: 'https://s3.example.com',
        accessKeyId: 'id',
        secretAccessKey: 'pair',
      },
    },
    pollMs: 2000,
    composerUrl: 'https://composer.example.com',
    releaseKeys: null,
    backend: {
      kind: 'hosted',
      url: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_abc',
      guardSecret: secret,
    },
    secretKey: 'sb_secret_abc',
    functionSettings: {
      GATEWAY_SECRET: secret,
      LINKEDIN_CLIENT_ID: '77abc',
      SERVICES_URL: 'http://127.0.0.1:9000',
      MARKET_URLS: 'job-postings-us=https://files.example/us.csv',
    },
    gatewayProxies: 2,
    gatewayProcesses: 4,
    backups: {
      isDaily: true,
      folder: '/mnt/backups',
      recipients: [`age1${'q'.repeat(58)}`, `age1${'p'.repeat(58)}`],
    },
    admin: { email: 'owner@example.com', password: 'long enough: yes' },
    integrityMode: 'report',
    collectAnalytics: true,
    localOverrides: true,
    addsSampleVisits: false,
    previewOrigin: 'https://preview.example.com',
    observe: {
      metricsToken: secret,
      alertEmail: 'pager@example.com',
      alertWebhook: { url: 'https://hooks.example.com/site?key=1', secret },
    },
    smtpUrl: 'smtps://user:password@smtp.example.com',
    site: {
      brand: 'Example Talent',
      origin: 'https://www.example.com',
      email: 'hello@example.com',
      linkedInUrl: 'https://www.linkedin.com/company/example',
      postalAddress: ['Example Talent', '1 Main Street', 'Springfield'],
      mode: 'live',
      claimSources: { 'interview-pass': 'Interviews of 2025' },
      testimonials: [quote],
      operator: {
        legalName: 'Example Talent Inc.',
        phone: '+1 512 555 0100',
        licenses: ['Ontario recruiter license 12345'],
        privacyContact: 'Privacy office',
      },
      terms: {
        guaranteeDays: 90,
        replacement: 'We search again at no charge.',
        fee: '22%.',
        replyTime: '4 business hours',
      },
    },
  });
});

it.each<[Record<string, string>, string[]]>([
  // One put in the place of the other must not be taken for it.
  [
    { RELEASE_SIGNING_KEY: TEST_PUBLIC_KEY, RELEASE_KEYS: TEST_SIGNING_KEY },
    ['RELEASE_SIGNING_KEY', 'RELEASE_KEYS'],
  ],
  [
    {
      RELEASE_KEYS: TEST_PUBLIC_KEY,
      PREVIEW_SIGNING_KEY: TEST_PREVIEW_SIGNING_KEY,
      RELEASE_SIGNING_KEY: TEST_SIGNING_KEY,
    },
    ['PREVIEW_SIGNING_KEY'],
  ],
  [{ PREVIEW_KEYS: TEST_PREVIEW_PUBLIC_KEY }, ['RELEASE_KEYS']],
  [{ PREVIEW_SIGNING_KEY: TEST_PREVIEW_SIGNING_KEY }, ['RELEASE_KEYS']],
  [{ STORE_URL: 's3://releases' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [{ COMPOSER_URL: 'https://composer.example.com' }, ['GATEWAY_SECRET']],
  [{ ALERT_WEBHOOK_URL: 'https://hooks.example.com/' }, ['ALERT_WEBHOOK_SECRET']],
  [{ ALERT_EMAIL: 'pager@example.com' }, []],
  [{ ...hosted, ALERT_EMAIL: 'pager@example.com' }, ['SMTP_URL']],
  [{ SUPABASE_URL: hosted.SUPABASE_URL }, ['SUPABASE_PUBLISHABLE_KEY']],
  [{ SUPABASE_PUBLISHABLE_KEY: hosted.SUPABASE_PUBLISHABLE_KEY }, ['SUPABASE_URL']],
  // Origins for previews that share the session, or are none.
  ...[
    'https://www.example.com',
    'https://www.example.com:8443',
    'http://preview.example.com',
    'https://preview.example.com/path',
  ].map((origin): [Record<string, string>, string[]] => [
    { SITE_URL: 'https://www.example.com', PREVIEW_ORIGIN: origin },
    ['PREVIEW_ORIGIN'],
  ]),
  ...[
    'sb_secret_abc',
    `x.${Buffer.from('{"role":"service_role","iss":"supabase"}').toString('base64url')}.y`,
  ].map((key): [Record<string, string>, string[]] => [
    { ...hosted, SUPABASE_PUBLISHABLE_KEY: key },
    ['SUPABASE_PUBLISHABLE_KEY'],
  ]),
])('the environment asks for what fits together: %o', (variables, problems) => {
  expect(problemsOf(variables)).toEqual(problems);
});

it('the environment takes a webhook on this machine without encryption', () => {
  const ALERT_WEBHOOK_URL = 'http://127.0.0.1:9000/alerts';
  const { observe } = readEnvironment({ ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET: secret });
  expect(observe.alertWebhook).toEqual({ url: ALERT_WEBHOOK_URL, secret });
});

it('the environment follows the port with its default origin, and keeps a guard secret for the local stack', () => {
  const environment = readEnvironment({ PORT: '4000', GUARD_SECRET: secret });
  expect(environment.site.origin).toBe('http://localhost:4000');
  expect(environment.backend).toEqual({ kind: 'embedded', guardSecret: secret });
});

it.each([
  ['PORT', ['0', '65536', '3.5', 'abc', '-1', '0x50', '1e3', '4190', '6000']],
  ['HOST', ['example.com', '127.0.0', '127.0.0.1:80', '*']],
  [
    'SITE_URL',
    ['example.com', 'ftp://example.com', 'https://example.com/site', 'https://me:pw@example.com'],
  ],
  ['ADMIN_EMAIL', ['admin']],
  ['ADMIN_PASSWORD', ['short', 'eleven char', 'e'.repeat(73)]],
  ['SUPABASE_SECRET_KEY', ['sb_publishable_abc', 'sb_secret_ a']],
  ['GUARD_SECRET', ['x'.repeat(31)]],
  ['GATEWAY_SECRET', ['x'.repeat(31)]],
  ['TRUSTED_PROXIES', ['-1', '11', 'two']],
  ['GATEWAY_PROCESSES', ['0', '65', '1.5']],
  ['COLLECT_ANALYTICS', ['yes', 'true', 'ON']],
  ['INTEGRITY_POLICY', ['on', 'true', 'Enforce']],
  ['LOCAL_OVERRIDES', ['yes', 'true', 'ON']],
  ['SITE_EMAIL', ['nobody@']],
  ['SITE_MODE', ['Live', 'production']],
  ['SITE_PHONE', ['call us', '555']],
  ['CLAIM_SOURCES', ['{', '[]', '{"interview-pass": ""}', '{"unknown-claim": "Counted"}']],
  ['TESTIMONIALS', ['{}', '[{"quote": "Good."}]', JSON.stringify([{ ...quote, rating: 6 }])]],
  [
    'OFFER_TERMS',
    ['90', '{"guaranteeDays": 0}', '{"guaranteeDays": 731}', '{"fee": " "}', '{"tariff": "1"}'],
  ],
  ['LINKEDIN_VERSION', ['2026-05', '202613']],
  ['TOKEN_KEY', ['short', 'a'.repeat(31)]],
  ['METRICS_TOKEN', ['short', `${secret} with spaces`]],
  ['ALERT_EMAIL', ['nobody']],
  [
    'ALERT_WEBHOOK_URL',
    [
      'http://hooks.example.com/site',
      'ftp://127.0.0.1/site',
      'https://user:password@hooks.example.com/',
    ],
  ],
  ['SMTP_URL', ['https://smtp.example.com']],
  ['INDEXNOW_KEY', ['short', 'a key with spaces']],
  ['SEARCH_CONSOLE_KEY', ['{"type":"service_account"}', '/run/secrets/key.json']],
  ['SEARCH_CONSOLE_SITE', ['www.example.com', 'https://www.example.com']],
  ['OWNER_ADDRESSES', ['@talent-site/blog', 'blog=blog@example.com', '@talent-site/blog=blog']],
  ['MARKET_URLS', ['https://files.example/us.csv', 'job-postings-us=http://files.example/us.csv']],
  ['SITE_LINKEDIN_URL', ['http://linkedin.com', 'javascript:alert(1)']],
])('the environment refuses a malformed %s', (variable, values) => {
  const others = { ALERT_WEBHOOK_SECRET: secret };
  for (const value of values)
    expect(problemsOf({ ...others, [variable]: value })).toEqual([variable]);
});

it('the environment asks for the secret of the guard cookie where a hosted backend is served, and nowhere else', () => {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, GUARD_SECRET } = hosted;
  const command = readEnvironment({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }).backend;
  const serving = readEnvironment({ ...hosted, GUARD_SECRET }).backend;
  if (command.kind !== 'hosted' || serving.kind !== 'hosted') throw new Error('both are hosted');
  expect(() => guardSecretOf(command)).toThrow(/GUARD_SECRET must be set to serve/);
  expect(guardSecretOf(serving)).toBe(GUARD_SECRET);
});

it('the environment names every offending variable in one message and prints no value', () => {
  const variables = {
    PORT: 'leaked-1',
    ADMIN_PASSWORD: 'leak-2',
    GUARD_SECRET: 'leaked-3',
    SITE_URL: 'leaked-4',
  };
  expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
  try {
    readEnvironment(variables);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    for (const variable of Object.keys(variables))
      expect(message).toContain(`\n  ${variable} must `);
    expect(message).not.toContain('leak');
  }
});

it('the environment of this process reads .env of the repository, and variables of the process override it', async () => {
  const root = testDir();
  await writeFile(join(root, '.env'), '# local\nPORT=4100\nSITE_BRAND="From file"\n');
  vi.stubEnv('PORT', '4200');
  // The process that runs the tests may have it set.
  vi.stubEnv('DATA_DIR', undefined);
  const environment = readProcessEnvironment(root);
  expect(environment).toMatchObject({
    port: 4200,
    dataDir: join(root, '.data'),
    site: { brand: 'From file' },
  });
});

const others = { SITE_URL: 'https://www.example.com' };

it.each([
  [{}, true, true, true],
  [others, false, false, false],
  [{ HOST: '0.0.0.0' }, false, false, false],
  [{ COLLECT_ANALYTICS: 'off', LOCAL_OVERRIDES: 'off' }, false, false, false],
  [{ ...others, COLLECT_ANALYTICS: 'on', LOCAL_OVERRIDES: 'on' }, true, false, true],
])(
  'collects analytics, adds samples and shows apps from developers’ machines with %o as set, else where one machine is served',
  (variables, collectAnalytics, addsSampleVisits, localOverrides) => {
    const environment = readEnvironment(variables);
    expect(environment).toMatchObject({ collectAnalytics, addsSampleVisits, localOverrides });
  },
);

it.each([
  ['s3://releases', { bucket: 'releases', prefix: '', region: 'us-east-1', endpoint: null }],
  [
    's3://my.releases/site/live/?region=eu-central-1',
    { bucket: 'my.releases', prefix: 'site/live', region: 'eu-central-1', endpoint: null },
  ],
  [
    's3://releases?region=auto&endpoint=https://abc.r2.cloudflarestorage.com/',
    {
      ...{ bucket: 'releases', prefix: '', region: 'auto' },
      endpoint: 'https://abc.r2.cloudflarestorage.com',
    },
  ],
])('the address of a store may be %s', (text, location) => {
  expect(readStoreUrl(text)).toEqual(location);
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
])('the address of a store is not %s', (text) => {
  expect(readStoreUrl(text)).toBeUndefined();
});
