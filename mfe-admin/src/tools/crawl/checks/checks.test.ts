import { expect, it } from 'vitest';
import { blankPage } from '../crawler/crawl-page';
import type { CrawledPage, PageLink, Rendering } from '../document/read-document';
import { signatureOf } from '../document/text-signature';
import { readRobots, type SiteFacts } from '../site/crawled-site';
import {
  makeLink as to,
  makeMissing as missing,
  makePage as page,
  makeRedirect as redirect,
  makeSite,
} from '../testing/make-crawled-site';
import { checks } from './find-problems';

/** A case, the pages, what is found, and what else differs in the site. */
type Case = [string, readonly CrawledPage[], readonly string[], Partial<SiteFacts>?];

/** Has a check judge sites. A finding is severity, rule and path, its related pages, and its evidence; each is told in part. */
function judge(key: string, cases: Case[]): void {
  const check = checks.find((each) => each.key === key);
  it.each<Case>(cases)(`${key}: %s`, (_, pages, expected, facts = {}) => {
    const found = check?.find(makeSite(pages, facts)).map((problem) => {
      const { severity, rule, path, subject, related, evidence } = problem;
      return `${severity} ${rule} ${path} [${subject}] (${related.join(' ')}): ${evidence}`;
    });
    expect(found).toEqual(expected.map((part) => expect.stringContaining(part)));
  });
}

const t = (length: number) => 't'.repeat(length);
const home = page('/', { links: [to('/a')] });
const unlisted = { sitemap: new Set(['/']) };

judge('status', [
  [
    'a page may fail in none of four ways',
    [
      page('/'),
      page('/slow', {}, { outcome: 'failed', status: null, failure: 'timeout', attempts: 2 }),
      page('/broken', {}, { status: 502, attempts: 2 }),
      missing('/gone'),
      page('/late', {}, { attempts: 2 }),
    ],
    [
      'no-answer /slow [] (): No answer within 10 s (tried twice)',
      'server-error /broken [] (): HTTP 502 (tried twice)',
      'client-error /gone [] (): HTTP 404; the sitemap lists it',
      'answered-late /late [] (): Failed at first, then HTTP 200',
    ],
  ],
  ['pages that are only linked are left to the check of links', [missing('/gone')], [], unlisted],
]);

const fromA = (...more: [string, number, string | null][]) => redirect(['/a', 301, '/b'], ...more);
const chained = 'redirect-chain /a [] (): /a (301) → /b (302) → /c (200)';
judge('redirects', [
  ['to a page in one step is none', [fromA(['/b', 200, null])], []],
  ['one that comes back is a loop', [fromA(['/b', 301, '/a'])], ['redirect-loop /a']],
  ['to a missing page is one', [fromA(['/b', 404, null])], ['redirect-to-error /a']],
  ['two steps are a chain', [fromA(['/b', 302, '/c'], ['/c', 200, null])], [chained]],
  [
    'one is reported where a page links to it',
    [home, fromA(['/b', 200, null])],
    ['link-to-redirect / [/a] (/a): Links to /a, which leads to /b'],
  ],
]);

const [own, other] = ['https://www.example.com', 'https://other.example'];
const pointing = (address: string) => page('/a', { canonicals: [address] });
const toB = pointing(`${own}/b`);
judge('canonical', [
  [
    'names the page itself, on either of its origins',
    [page('/'), pointing('http://localhost:1/a')],
    [],
    { origins: [own, 'http://localhost:1'] },
  ],
  [
    'is there, unless the page is not to be indexed, and not several',
    [
      page('/a', { canonicals: [] }),
      page('/b', { canonicals: [], robots: 'noindex' }),
      page('/c', { canonicals: [`${own}/c`, `${own}/d`] }),
    ],
    ['canonical-missing /a', 'canonical-several /c'],
  ],
  ['leads to another page', [toB, page('/b')], ['notice canonical-elsewhere /a [] (/b)']],
  ['leads to another site', [pointing(`${other}/a`)], ['warning canonical-elsewhere /a']],
  ['leads to no page', [toB, missing('/b')], [`canonical-to-no-page /a [] (/b): ${own}/b (404)`]],
]);

const robots = readRobots('User-agent: *\nDisallow: /private');
const noindex = page('/a', { robots: 'noindex, follow' });
const closed = blankPage('/private/x');
judge('robots', [
  [
    'the sitemap names a page with noindex, by meta or by header',
    [noindex, page('/b', {}, { robotsHeader: 'noindex' })],
    [
      'noindex-in-sitemap /a [] (): robots: noindex, follow; the sitemap lists the page',
      'noindex-in-sitemap /b [] (): X-Robots-Tag: noindex; the sitemap lists the page',
    ],
  ],
  [
    'it may have noindex, or be refused, outside of it',
    [noindex, closed],
    [],
    { robots, ...unlisted },
  ],
  [
    'robots.txt may not refuse what is linked',
    [page('/', { links: [to('/private/x')] }), closed],
    ['warning blocked-but-offered /private/x [] (/)'],
    { robots, ...unlisted },
  ],
  ['robots.txt may not refuse what is listed', [closed], ['error blocked-but-offered'], { robots }],
]);

judge('sitemap', [
  ['names what can be found', [home, page('/a')], []],
  ['lacks what can be found', [home, page('/a')], ['not-in-sitemap /a [] (/): Linked'], unlisted],
  ['may leave out what is not to be indexed', [home, noindex], [], unlisted],
  [
    'may not name redirects',
    [fromA()],
    ['redirect-in-sitemap /a [] (): The sitemap lists it, but'],
  ],
  ['can be read', [home], ['error sitemap-missing /sitemap.xml'], { sitemap: null }],
]);

const alone = page('/b', { links: [to('/b')] });
judge('orphans', [['link to themselves alone', [home, page('/a'), alone], ['orphan /b']]]);

const chain = Array.from({ length: 5 }, (_, index) =>
  page(index === 0 ? '/' : `/${index}`, { links: [to(`/${index + 1}`)] }),
);
const shortcut = page('/', { links: [to('/1'), to('/old')] });
const old = redirect(['/old', 301, '/4'], ['/4', 200, null]);
judge('click-depth', [
  ['more than three clicks are a problem', chain, ['deep /4 [] (): 4 clicks from /']],
  ['the step over a redirect is none of them', [shortcut, ...chain.slice(1), old], []],
]);

judge(
  'titles',
  [
    [[t(30)], []],
    [[t(60)], []],
    [[], ['title-missing /a']],
    [[''], ['title-missing /a']],
    [[t(29)], [`title-short /a [] (): “${t(29)}” (29 characters)`]],
    [
      [t(61)],
      [`title-long /a [] (): “${t(61)}” (61 characters). Google will cut this after “${t(59)}”`],
    ],
    [[t(40), t(41)], ['title-several /a']],
  ].map(([titles = [], found = []]): Case => [String(titles), [page('/a', { titles })], found]),
);
judge('titles', [
  [
    'are a page’s own',
    [page('/a', { titles: [t(40)] }), page('/b', { titles: [t(40)] }), page('/c')],
    ['title-duplicate /a [] (/b)', 'title-duplicate /b [] (/a)'],
  ],
  [
    'do not matter where a page is not to be indexed',
    [
      page('/a', { titles: [t(40)] }),
      page('/b', { titles: [t(40)], canonicals: [`${own}/a`] }),
      page('/c', { titles: [], robots: 'noindex' }),
    ],
    [],
  ],
]);
judge(
  'descriptions',
  [
    [[t(120)], []],
    [[t(160)], []],
    [[], ['description-missing /a']],
    [[t(119)], ['description-short /a']],
    [[t(161)], ['description-long /a']],
    [[t(130), t(131)], ['description-several /a']],
  ].map(([texts = [], found = []]): Case => [
    ...([String(texts), [page('/a', { descriptions: texts })], found] as const),
  ]),
);

const article = (fields: object): string => JSON.stringify({ '@type': 'BlogPosting', ...fields });
const longTitle = 'How much GPU time a search costs, and what to ask before you rent';
const written = (fields: object) => page('/a', { structured: ['no JSON', article(fields)] });
const cut = '(65 characters). Google will cut this after “search costs”; write an SEO title.';
judge('titles', [
  [
    'are judged as they were written, whatever the head makes of them',
    [written({ headline: longTitle })],
    [`title-long /a [] (): “${longTitle}” ${cut}`],
  ],
  [
    'are those for search results, where they were written',
    [written({ headline: longTitle, alternativeHeadline: t(30) })],
    [],
  ],
]);
const short = 'description-short /a [] (): “Short text.” (11 characters)';
judge('descriptions', [
  ['are judged as written', [written({ description: 'Short text.' })], [short]],
]);

/** A page with headings such as `1 Title`. */
const headed = (...lines: string[]) => [
  page('/a', { headings: lines.map((line) => ({ level: Number(line[0]), text: line.slice(2) })) }),
];
judge('headings', [
  ['go down one level at a time', headed('1 A', '2 B', '3 C', '2 D', '3 E'), []],
  ['need an h1', headed('2 A'), ['h1-missing /a [] (): No h1 among 1 headings']],
  ['have no second h1', headed('1 A', '1 B'), ['h1-several /a [] (): “A”, “B”']],
  ['have a text', headed('1 A', '2 '), ['heading-empty /a [] (): An h2 without text']],
  ['skip no level', headed('1 A', '3 C'), ['heading-order /a [] (): h3 “C” follows h1 “A”']],
]);

const images = ['A chart', '', null].map((alt, at) => ({ source: `/${at}.png`, alt }));
const noAlt = 'alt-missing /a [/2.png] (): <img src="/2.png"> has no alt';
judge('images', [['need an alt, which may be empty', [page('/a', { images })], [noAlt]]]);

const linking = (...[target, changes = {}]: [string, Partial<PageLink>?]) =>
  page('/', { links: [to(target, changes)] });
judge('links', [
  [
    'are broken where no page answers',
    [linking('/gone'), missing('/gone')],
    ['link-broken / [/gone] (/gone): “About /gone” links to /gone (HTTP 404)'],
  ],
  ['are right where they lead to a page and say what it is', [linking('/a'), page('/a')], []],
  ...['Learn more', 'Read more →', 'HERE'].map((name): Case => [
    ...([`called ${name} say nothing`, [linking('/a', { name })], ['link-generic /']] as const),
  ]),
  ['may show a generic text under a name', [linking('/a', { text: 'Learn more' })], []],
  ['may lead nowhere with nofollow', [linking('/gone', { nofollow: true }), missing('/gone')], []],
  [
    'need a name, also those to other sites, which are not fetched',
    [linking(`${other}/`, { text: '', name: '' })],
    [`link-empty / [${other}/]`],
  ],
]);

const named = (path: string, ...pairs: [string, string][]) =>
  page(path, {
    hreflangs: pairs.map(([language, target]) => ({ language, address: `${own}${target}` })),
  });
const ofA = named('/a', ['en', '/a'], ['fr', '/b'], ['x-default', '/a']);
const ofB = named('/b', ['en', '/a'], ['fr', '/b'], ['x-default', '/a']);
const known = ['en', 'en-us', 'en-CA', 'zh-Hant-TW', 'X-Default'];
const unknown = ['', 'english', 'en-uk', 'en_US', 'us', 'xx', 'en-zz', 'en-us-x'];
judge('hreflang', [
  ['is optional', [page('/a')], []],
  ['names the page, each other and a default', [ofA, ofB], []],
  [
    'names the page itself and everybody else’s',
    [named('/a', ['fr', '/b']), ofB],
    ['hreflang-self /a', 'hreflang-default /a'],
  ],
  ['is returned', [ofA, page('/b')], ['hreflang-not-returned /a']],
  ['leads to pages', [ofA, missing('/b')], ['hreflang-to-no-page /a']],
  [
    'needs known codes',
    [named('/a', ...[...known, ...unknown].map((code): [string, string] => [code, '/a']))],
    unknown.map((code) => `hreflang-code /a [${code}]`),
  ],
]);

const late = { changes: [], links: [], share: 0.2 };
const rendered = (rendering: Rendering | null) => [page('/a', {}, { rendering })];
judge('rendering', [
  ['is optional', rendered(null), []],
  ['may add a fifth of the words', rendered({ status: 'rendered', late }), []],
  [
    'says what scripts change and what comes with them alone',
    rendered({
      status: 'rendered',
      late: {
        changes: [{ what: 'title', served: 'Old', rendered: 'New' }],
        ...{ links: ['/b'], share: 0.21 },
      },
    }),
    [
      'late-title /a [title] (): Served: “Old”; with scripts: “New”',
      'late-links /a [] (): 1 only with scripts: /b',
      'late-text /a [] (): 21% of the words in its main part appear only with scripts',
    ],
  ],
  ['may fail', rendered({ status: 'failed', reason: 'Slow.' }), ['not-rendered /a [] (): Slow.']],
]);

const [script, image] = [`${own}/a.js`, `${own}/a.png`];
const files = {
  ...{ scripts: [script], styles: [script] },
  images: [{ source: '/a.png', alt: '' }],
};
judge('weight', [
  [
    'may be what the budgets say',
    [page('/a', { htmlBytes: 250_000, scripts: [script] })],
    [],
    { sizes: new Map([[script, 200_000]]) },
  ],
  ['is nothing where it could not be measured', [page('/a', { scripts: [script] })], []],
  [
    'is too much of each kind on its own, beside its budget',
    [page('/a', { htmlBytes: 1_300_000, ...files })],
    [
      'weight-html /a [html] (): 1,300 KB of at most 250 KB',
      ...['weight-scripts /a', 'weight-styles /a', 'weight-images /a'],
    ],
    { sizes: new Map([[script, 300_000]]).set(image, 1_200_000) },
  ],
]);

/** Words that no other seed has. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`);
const saying = (path: string, ...said: string[]) => page(path, { signature: signatureOf(said) });
const shared = words('s', 300);
judge('duplicates', [
  [
    'pages may share a paragraph',
    ['/a', '/b'].map((each) => saying(each, ...words(each, 200), ...shared.slice(0, 60))),
    [],
  ],
  [
    'pages may share most of their text, but not nearly all',
    [saying('/a', ...words('w', 404)), saying('/b', ...words('w', 500).slice(96))],
    [],
  ],
  [
    'pages with nearly the same text are reported once',
    [saying('/b', ...shared, 'end'), saying('/a', ...shared, 'other', 'end')],
    ['near-duplicate /a [/b] (/b): About 9'],
  ],
  ['short texts are not compared', ['/a', '/b'].map((each) => saying(each, ...words('s', 20))), []],
]);

const said = (...blocks: unknown[]) => [
  page('/a', { structured: blocks.map((block) => JSON.stringify(block)) }),
];
const job = {
  ...{ '@type': 'JobPosting', title: 'Data engineer', description: 'What to do.' },
  ...{ datePosted: '2026-11-01', validThrough: '2026-12-01', employmentType: 'FULL_TIME' },
  hiringOrganization: { '@type': 'Organization', name: 'Example', url: 'https://example.com' },
  baseSalary: { '@type': 'MonetaryAmount' },
};
const office = { '@type': 'Place', address: 'Toronto' };
const step = { '@type': 'ListItem', position: 1, name: 'Home', item: `${own}/` };
const question = { '@type': 'Question', name: 'Why?' };
const answered = { ...question, acceptedAnswer: { '@type': 'Answer', text: 'So.' } };
const lacks = (type: string, at: string, field: string) =>
  `error field-required /a [${at} ${type}.${field}] (): ${type} at ${at} has no ${field}`;
judge('structured-data', [
  [
    'is right where each type has its fields',
    said(
      { '@type': 'WebSite', name: 'A', url: `${own}/` },
      { '@type': 'BreadcrumbList', itemListElement: [step, { ...step, item: undefined }] },
      { '@type': 'FAQPage', mainEntity: [answered] },
      { ...job, jobLocation: office },
      { ...job, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: office },
      { '@type': 'BlogPosting', headline: 'A', datePublished: '2026-01-01', author: 'B' },
    ),
    [],
  ],
  ['must be JSON', [page('/a', { structured: ['{"@type":'] })], ['json-invalid /a']],
  [
    'lacks a required field, at any depth',
    said(
      { '@graph': [{ '@type': 'WebSite', name: 'A' }] },
      { '@type': 'FAQPage', mainEntity: [question] },
      { '@type': 'EmploymentAgency', name: 'A', url: 'https://a.example' },
    ),
    [
      lacks('WebSite', '$.@graph[0]', 'url'),
      lacks('Question', '$.mainEntity[0]', 'acceptedAnswer'),
      lacks('EmploymentAgency', '$', 'address'),
    ],
  ],
  [
    'lacks a recommended field',
    said({ '@type': 'Service', name: 'A' }),
    ['warning field-recommended /a [$ Service.provider] (): Service at $ has no provider'],
  ],
  ['of a job says where it is', said(job), [lacks('JobPosting', '$', 'jobLocation')]],
  [
    'of a remote job says from where one may apply',
    said({ ...job, jobLocationType: 'TELECOMMUTE' }),
    [lacks('JobPosting', '$', 'applicantLocationRequirements')],
  ],
  [
    'of breadcrumbs numbers and names each step',
    said({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', name: 'Home' },
        { '@type': 'ListItem', position: 2 },
      ],
    }),
    ['[0].position', '[0].item', '[1].name'].map((field) =>
      lacks('BreadcrumbList', '$', `itemListElement${field}`),
    ),
  ],
  [
    'with one @id on every page is reported once',
    ['/b', '/a'].map((path) =>
      page(path, { structured: ['{"@type":"WebSite","@id":"#site","name":"A"}'] }),
    ),
    [lacks('WebSite', '$', 'url')],
  ],
  [
    'may refer to another entity, and have unknown types',
    said({ '@type': 'WebSite', '@id': '#site' }, { '@type': 'Thing' }),
    [],
  ],
]);
