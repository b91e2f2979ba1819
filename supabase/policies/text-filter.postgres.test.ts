import { startLocalData } from '@talent/backend/testing/local-data';
import { textFilter } from '@talent/data/text-filter';
import { afterAll, expect, it } from 'vitest';

const local = await startLocalData();
afterAll(() => local.stop());

const texts = [
  'data engineer, remote',
  '(416) 555-0100',
  'the "quoted" words',
  String.raw`a\b \d`,
  '50% of',
  'snake_case',
  '2 * 3',
  "it's {1} [a-z] ^x$ a|b?",
  '.com+: //x@y#z&q=1;~`!<é😀>',
];

it.each(texts)('a filter finds the text that holds %j, and no other', async (text) => {
  const other = text.replace(/[^\w\s]|_/gu, 'x');
  const rows = [`Begins. ${text} ends.`, `Begins. ${other} ends.`].map((commentary) => ({
    commentary,
  }));
  await local.owner.from('linkedin_posts').insert(rows).throwOnError();
  const found = async (columns: string[]) => {
    const posts = local.owner.from('linkedin_posts').select('commentary');
    const { data } = await posts.or(textFilter(columns, text.toUpperCase())).throwOnError();
    return data.map(({ commentary }) => commentary);
  };
  expect(await found(['commentary'])).toEqual([`Begins. ${text} ends.`]);
  expect(await found(['status', 'commentary', 'source'])).toEqual([`Begins. ${text} ends.`]);
});

it('a filter finds words with and without accents, hyphens, apostrophes and spaces', async () => {
  const commentary = 'Renée O’Donnell-Łuc of MONTRÉAL, NGUYỄN Thị Phương, Ștefan Țepeș';
  await local.owner.from('linkedin_posts').insert({ commentary }).throwOnError();
  const typed = [
    'renee',
    'RENÉE',
    'odonnell',
    "o'donnell luc",
    'donnellluc',
    'Montreal',
    'montréal',
    'nguyen thi phuong',
    'Nguyễn',
    'stefan tepes',
  ];
  for (const text of typed) {
    const posts = local.owner.from('linkedin_posts').select('commentary');
    const { data } = await posts.or(textFilter(['status', 'commentary'], text)).throwOnError();
    expect(data, text).toEqual([{ commentary }]);
  }
});
