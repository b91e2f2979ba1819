import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { ERRORS_PATH } from '@talent/protocol/errors/errors-path';
import { OVERRIDE_END_PATH, OVERRIDE_PATH } from '@talent/api/platform/local-override';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { CHANNEL_LINK } from '@talent/platform/gateway/preview/preview-link';
import { COMPOSE_PATH } from '@talent/platform/gateway/recompose/compose-protocol';
import { PLATFORM_PATH } from '@talent/platform/gateway/staff/platform-report';
import { GUARD_PATH, HOP_PATH, RECOMPOSE_PATH } from '@talent/sdk/contract';
import type { Catalog, Relation } from './catalog.ts';
import { COMPOSER_SECRET } from './fuzzed-site.ts';
import { validForm } from './valid-forms.ts';

/** The sender: a visitor, an account without a role, or an administrator. */
export const ACTORS = ['anon', 'member', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** One request, as it goes over the wire apart from the key and the token of its actor. */
export interface FuzzRequest {
  /** The part of the backend that is asked, or the gateway itself. */
  interface: 'rest' | 'rpc' | 'auth' | 'storage' | 'functions' | 'gateway';
  actor: Actor;
  method: string;
  /** Path and query; every character is one byte. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
}

type Body = Pick<FuzzRequest, 'headers' | 'body'>;
type Draft = Pick<FuzzRequest, 'method' | 'target'> & Body;

const words = (list: string) => fc.constantFrom(...list.split(' '));
/** One time in `frequency`; else nothing. */
const seldom = (frequency: number, found: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.constant(''), weight: frequency - 1 }, { arbitrary: found, weight: 1 });
const some = (found: fc.Arbitrary<string>, maxLength = 2) => fc.array(found, { maxLength });

/** Texts that some type, operator or parser may not expect. */
const text: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.json({ maxDepth: 2 }),
  fc.uuid(),
  fc.integer().map(String),
  words(
    'null NaN -Infinity 1e400 9223372036854775808 {1,2,3} {{1,2},{3}} [2,1] (,) empty (a,b \\1',
  ),
  words(
    '{"a": \\u0000 $1 % ** (a+)+$ [[:foo:]] a{1,99999} (?<=a) :* 2026-13-45 294277-01-01 today',
  ),
  fc.constantFrom('', '\0', "'; drop table jobs; --", 'a & & b', '\r\nx: y', '../../etc/passwd'),
  words('( 9 { é \\ "').map((part) => part.repeat(3000)),
);
const encoded = fc
  .tuple(text, seldom(12, words('% %zz %c3 %ff%fe %ed%a0%80 %00')))
  .map(([one, tail]) => encodeURIComponent(one.toWellFormed()) + tail);
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom(2 ** 53, 2 ** 63, 1e300),
);

const bytesOf = (body: string): Uint8Array => new TextEncoder().encode(body);
const bodyOf = (type: string, body: Uint8Array): Body => ({
  headers: { 'content-type': type },
  body,
});
const jsonBody = (value: unknown): Body =>
  bodyOf('application/json', bytesOf(JSON.stringify(value) ?? 'null'));

/** A body that is none of what an interface expects, or only nearly. */
const oddBody: fc.Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      fc.constant('application/json'),
      fc.constantFrom(
        'application/json; charset=utf-16',
        'text/csv',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/csp-report',
        'image/png',
        ';',
      ),
    ),
    fc.oneof(
      fc.uint8Array({ maxLength: 64 }),
      json.map((value) => bytesOf(JSON.stringify(value) ?? '')),
      text.map((one) => bytesOf(one)),
      fc.constantFrom(
        bytesOf(`${'['.repeat(2000)}${']'.repeat(2000)}`),
        bytesOf(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
        bytesOf('{"a":1,"a":"two","a":null}'),
        bytesOf('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'),
        bytesOf(`{"a":"${'x'.repeat(200_000)}"}`),
      ),
      // Almost the largest body of a stranger, of a part that makes a careless parser start again and again.
      fc
        .tuple(words('" {"name":"'), words('\\" {"a": [ a& %25 "", --x\r\n a@ < \\u0000 \\ud83d'))
        .map(([start, part]) => bytesOf(start + part.repeat(64_000 / part.length))),
    ),
  )
  .map(([type, body]) => bodyOf(type, body));

/** Some fields of a valid body, of which up to two have another value; as JSON or as a form, or no such body at all. */
function nearly(valid: object, names: readonly string[]): fc.Arbitrary<Body> {
  const changes = fc.dictionary(fc.constantFrom('x', ...names), json, { maxKeys: 2 });
  return fc.oneof(
    { arbitrary: oddBody, weight: 3 },
    { arbitrary: changes.map((changed) => jsonBody({ ...valid, ...changed })), weight: 5 },
    {
      arbitrary: changes.map((changed) => {
        const fields = Object.entries({ ...valid, ...changed });
        const form = fields.map(([key, value]) => [key, String(value).toWellFormed()]);
        const sent = new URLSearchParams(form).toString();
        return bodyOf('application/x-www-form-urlencoded', bytesOf(sent));
      }),
      weight: 2,
    },
  );
}

interface Parts {
  method: fc.Arbitrary<string>;
  path: fc.Arbitrary<string>;
  query?: fc.Arbitrary<string[]>;
  headers?: fc.Arbitrary<Record<string, string>>;
  body?: fc.Arbitrary<Body>;
}

function draft({ method, path, query, headers, body }: Parts): fc.Arbitrary<Draft> {
  const none = fc.constant<Body>({ headers: {}, body: null });
  return fc
    .tuple(method, path, query ?? fc.constant([]), headers ?? fc.constant({}), body ?? none)
    .map(([asked, at, parts, more, sent]) => {
      const { headers: own, body: bytes } = /POST|PUT|PATCH/.test(asked)
        ? sent
        : { headers: {}, body: null };
      const joint = at.includes('?') ? '&' : '?';
      const target = parts.length > 0 ? at + joint + parts.join('&') : at;
      return { method: asked, target, headers: { ...more, ...own }, body: bytes };
    });
}

const READS = 'GET GET GET HEAD OPTIONS';
const WRITES = 'POST POST POST PUT DELETE';

/** Headers that change what is read, how much, and how it is answered. */
const readHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    prefer: some(
      words(
        'count=exact count=planned return=representation return=x resolution=merge-duplicates missing=default ' +
          'handling=strict tx=rollback max-affected=1 max-affected=x timezone=Mars/Crater ,,',
      ),
      3,
    ).map((found) => found.join(', ')),
    accept: words(
      'application/json text/csv application/vnd.pgrst.object+json application/vnd.pgrst.plan+json */* ;;; x',
    ),
    range: words('0-9 5- -5 9-0 0-99999999999999999999 items=0-1 x'),
    'accept-profile': words('public auth storage private pg_catalog x"y'),
    'content-profile': words('public auth x"y'),
  },
  { requiredKeys: [] },
);

const paths = seldom(12, words('->a ->>a ->0 ->a->>b ->-1 ->> ::text ::none'));
const numbers = words('0 1 10 -1 99999999999 99999999999999999999 NaN 1.5 x 0x1 1e3');

/** `eq.1`, `not.in.(…)`, `like(any).{…}`, and what only looks like one. */
const condition = fc
  .tuple(
    seldom(6, words('not. not.not. not')),
    words(
      'eq neq gt gte lt lte like ilike match imatch is isdistinct in cs cd ov sl sr nxr nxl adj fts plfts phfts ' +
        'wfts contains __proto__',
    ),
    seldom(8, words('(any) (all) (english) (none) ( ()')),
    fc.oneof(
      encoded,
      some(encoded, 4).map((items) => `(${items.join(',')})`),
      words('null true x'),
    ),
  )
  .map(([not, operator, modifier, operand]) => `${not}${operator}${modifier}.${operand}`);

function restRequest(catalog: Catalog, relation: Relation, actor: Actor): fc.Arbitrary<Draft> {
  const column = fc.constantFrom(...relation.columns);
  const filter = fc.tuple(column, paths, condition).map(([name, path, is]) => [name + path, is]);
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      filter.map((parts) => parts.join('.')),
      fc
        .tuple(words('or and not.or not.and'), fc.array(tie('tree'), { maxLength: 4 }))
        .map(([name, parts]) => `${name}(${parts.join(',')})`),
    ),
  }));
  const deep = `and=${'(and'.repeat(400)}(id.eq.1)${')'.repeat(400)}`;
  const wide = `or=(${Array.from({ length: 200 }, () => `${relation.columns[0]}.is.null`).join(',')})`;
  const { selection } = fc.letrec<{ selection: string }>((tie) => ({
    selection: fc
      .array(
        fc.oneof(
          { depthSize: 'small' },
          fc
            .tuple(
              column,
              paths,
              seldom(9, words('.count() .sum() .avg() .none() ::text ::int[] ::none')),
            )
            .map((parts) => parts.join('')),
          words('* count() ... *,* ()'),
          fc
            .tuple(
              words('x: ... y:...').map((alias) => alias.replace('y', '"q"')),
              fc.constantFrom(...relation.related, ...catalog.relations.map(({ name }) => name)),
              seldom(3, words('!inner !left !none !inner!left !')),
              tie('selection'),
            )
            .map(([alias, name, hint, inner]) => `${alias}${name}${hint}(${inner})`),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((items) => items.join(',')),
  }));
  const order = fc
    .tuple(column, paths, words('.asc .desc .nullsfirst .desc.nullslast .up .asc.asc'))
    .map((parts) => `order=${parts.join('')}`);
  const query = fc.array(
    fc.oneof(
      { arbitrary: filter.map((parts) => parts.join('=')), weight: 4 },
      { arbitrary: selection.map((found) => `select=${found}`), weight: 2 },
      { arbitrary: tree.map((found) => found.replace(/^(not\.)?(or|and)\(/, '$1$2=(')), weight: 2 },
      fc.constantFrom(deep, wide),
      order,
      fc.tuple(words('limit offset'), numbers).map((parts) => parts.join('=')),
      some(column, 3).map((found) => `columns=${found.join(',')}`),
      some(column).map((found) => `on_conflict=${found.join(',')}`),
      encoded,
    ),
    { maxLength: 5 },
  );
  const row = fc.dictionary(column, json, { maxKeys: 5 });
  return draft({
    method: words(`${READS} GET GET ${WRITES} PATCH`),
    path: fc.oneof(
      { arbitrary: fc.constant(`/rest/v1/${relation.name}`), weight: 40 },
      fc.tuple(encoded, words('/ // /.. %2f ;')).map((parts) => `/rest/v1/${parts.join('')}`),
    ),
    query,
    headers: readHeaders,
    body: fc.oneof(oddBody, row.map(jsonBody), row.map(jsonBody), fc.array(row).map(jsonBody)),
    // An administrator would empty the tables, and nothing would be left to compare values with.
  }).map((made) =>
    actor === 'admin' && /DELETE|PATCH/.test(made.method)
      ? { ...made, target: `${made.target.split('?')[0]}?and=(${relation.columns[0]}.is.null)` }
      : made,
  );
}

/** A call of a function of the database, mostly with all of its arguments: with others it is not found, and nothing is tried. */
const rpcRequest = ({ functions }: Catalog): fc.Arbitrary<Draft> =>
  fc.constantFrom(...functions).chain(({ name, arguments: all }) => {
    const given = fc.record(Object.fromEntries(all.map((one) => [one, json])), {
      requiredKeys: all.slice(0, -1),
    });
    return draft({
      method: words(`POST POST ${READS} PUT DELETE`),
      path: fc.constant(`/rest/v1/rpc/${name}`),
      query: fc
        .tuple(
          fc.tuple(...all.map((one) => encoded.map((value) => `${one}=${value}`))),
          fc.boolean(),
          seldom(8, words('select=* select=id select=x(y) select=count() limit=-1 limit=NaN')),
        )
        .map(([given, isGiven, more]) => [...(isGiven ? given : []), more].filter(Boolean)),
      headers: readHeaders,
      body: fc.oneof({ arbitrary: given.map(jsonBody), weight: 4 }, oddBody),
    });
  });

const AUTH_FIELDS =
  'email password phone token token_hash type refresh_token data auth_code code_verifier redirect_to create_user nonce';

const authRequest = draft({
  method: words(`${READS} ${WRITES} POST POST`),
  path: words(
    'signup token?grant_type=password token?grant_type=refresh_token token?grant_type=pkce otp magiclink verify ' +
      'recover resend health settings authorize callback logout?scope=others user reauthenticate invite ' +
      'admin/users admin/users/x admin/generate_link factors factors/x/challenge factors/x/verify ' +
      'factors/recovery-codes factors/recovery-codes/verify sso nonexistent .well-known/jwks.json',
  ).map((address) => `/auth/v1/${address}`),
  query: some(
    fc.tuple(words(`${AUTH_FIELDS} scope state code`), encoded).map((parts) => parts.join('=')),
  ),
  body: fc.oneof(
    nearly({}, AUTH_FIELDS.split(' ')),
    fc
      .record({
        email: words('admin@example.com a@example.com @ a@[127.0.0.1] x'),
        password: fc.constantFrom('a local password?', '', 'x'.repeat(100_000), '\0'.repeat(12)),
        type: words('signup recovery magiclink email email_change invite sms x'),
        token: fc.constantFrom('123456', '', '\0', 'x'.repeat(5000)),
      })
      .map(jsonBody),
  ),
});

const FILES = 'a.png a/b/c.pdf .. ../../x %2e%2e%2fx . / a//b a%00.png %ff a?b#c a.png/';

const storageRequest = ({ buckets }: Catalog): fc.Arbitrary<Draft> =>
  draft({
    method: words(`${READS} ${WRITES} PATCH`),
    path: fc
      .tuple(
        words(
          'bucket bucket/B bucket/B/empty object/list/B object/move object/copy object/info/B/F object/sign/B/F ' +
            'object/B/F object/upload/sign/B/F object/public/B/F object/authenticated/B/F ' +
            'render/image/public/B/F upload/resumable F',
        ),
        fc.oneof(fc.constantFrom(...buckets), encoded),
        fc.oneof(words(FILES), encoded),
      )
      .map(([address, bucket, file]) => {
        const named = address.replace('B', () => bucket).replace('F', () => file);
        return `/storage/v1/${named}`;
      }),
    query: some(
      words('token=x token=a.b.c download=a%0d%0ab width=1&height=x width=-1 cacheNonce=%00'),
    ),
    headers: fc.record(
      {
        range: words('bytes=0-1 bytes=-1 bytes=9-1 x'),
        'x-upsert': words('true x'),
        'x-metadata': words('e30= !! bnVsbA=='),
      },
      { requiredKeys: [] },
    ),
    body: nearly(
      { name: 'a.png', limit: 60, offset: 0, sortBy: { column: 'name', order: 'asc' } },
      'id public file_size_limit prefix search sourceKey destinationKey expiresIn prefixes paths'.split(
        ' ',
      ),
    ),
  });

const FUNCTIONS = readdirSync(join(REPOSITORY_ROOT, 'supabase/functions')).filter(
  (name) => !name.startsWith('_') && !name.includes('.'),
);

/** A request for one of the project's functions: odd bodies, and forms with one or two odd fields. */
const functionRequest = fc.tuple(fc.constantFrom(...FUNCTIONS), fc.uuid()).chain(([name, key]) => {
  const valid = validForm(name, key) ?? {};
  return draft({
    method: words(`${READS} ${WRITES} POST POST`),
    path: seldom(20, words('/ /x /..%2f %00')).map((tail) => `/functions/v1/${name}${tail}`),
    query: some(
      fc.tuple(words('token id q state code path limit'), encoded).map((p) => p.join('=')),
    ),
    headers: fc.record(
      { accept: words('application/json text/html x'), authorization: words('x a.b.c ..') },
      { requiredKeys: [] },
    ),
    body: nearly(valid, ['action', 'answers', 'events', 'csp-report', ...Object.keys(valid)]),
  });
});

/** Bodies of the gateway's own addresses; the run may change each of their fields. */
const OWN: Readonly<Record<string, object>> = {
  [ERRORS_PATH]: {
    session_id: '1234567890123-a',
    composition: 'x',
    reports: [{ kind: 'script', message: 'x is not a function', frames: [], path: '/' }],
  },
  [GUARD_PATH]: {},
  [RECOMPOSE_PATH]: { app: 'mfe-blog', paths: ['/blog/first-post'] },
  [COMPOSE_PATH]: { when: 'behind', app: 'mfe-blog', target: '/', maxAge: 60 },
  [OVERRIDE_PATH]: { app: 'mfe-blog', from: 'http://localhost:5173', link: 'a'.repeat(26) },
  [OVERRIDE_END_PATH]: { to: '/' },
  [CHANNEL_LINK]: {},
  [`${CHANNEL_LINK}/next`]: { pass: 'a.b', to: '/' },
  [`${CHANNEL_LINK}/stable.1`]: { to: '/' },
  [`${PLATFORM_PATH}/symbols`]: { versions: {}, frames: [] },
  [`${PLATFORM_PATH}/verify`]: {},
  [HOP_PATH]: { path: '/' },
};

const gatewayRequest = fc.constantFrom(...Object.entries(OWN)).chain(([address, valid]) =>
  draft({
    method: words(`${WRITES} POST POST GET`),
    path: seldom(20, words('/ /x /..%2f %00')).map((tail) => address + tail),
    query: some(fc.tuple(words('path to pass x'), encoded).map((parts) => parts.join('='))),
    headers: fc.record({
      cookie: words('talent_override=x talent_channel=a.b talent_guard=.. a=b'),
      authorization: fc.constant(`Bearer ${address === COMPOSE_PATH ? COMPOSER_SECRET : 'x'}`),
    }),
    body: nearly(valid, Object.keys(valid)),
  }),
);

/** Node's own limit is a little higher. */
const MOST_HEAD_BYTES = 15_000;

/** Requests of every kind, by anyone; the seed of the sample decides all of them. */
export function requestsOf(catalog: Catalog): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...ACTORS).chain((actor) => {
    const rest = fc
      .constantFrom(...catalog.relations)
      .chain((relation) => restRequest(catalog, relation, actor));
    const kinds = {
      rest: [9, rest],
      rpc: [4, rpcRequest(catalog)],
      auth: [2, authRequest],
      storage: [2, storageRequest(catalog)],
      functions: [4, functionRequest],
      gateway: [2, gatewayRequest],
    } as const;
    return fc.oneof(
      ...Object.entries(kinds).map(([name, [weight, drafts]]) => ({
        weight,
        arbitrary: drafts.map(({ method, target, headers, body }): FuzzRequest => {
          // Node's client refuses to send other bytes.
          const sendable = target.replaceAll(/[^\u0021-\u00ff]/g, '+');
          // Node refuses a long head and closes the connection: a sender in the middle of its body may not see the answer.
          const sent = sendable.length > MOST_HEAD_BYTES ? null : body;
          const asked = name as keyof typeof kinds;
          return { interface: asked, actor, method, target: sendable, headers, body: sent };
        }),
      })),
    );
  });
}
