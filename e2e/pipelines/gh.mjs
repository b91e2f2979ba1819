// The part of GitHub's `gh api` that the pipelines use, over a file of comments: GH_COMMENTS names it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const parameters = process.argv.slice(2);
if (parameters.shift() !== 'api') throw new Error('only "gh api" is known here');
const valueOf = (name) => {
  const index = parameters.indexOf(name);
  return index === -1 ? null : parameters.splice(index, 2)[1];
};
const method = valueOf('--method') ?? 'GET';
const filter = valueOf('--jq');
const field = valueOf('--field');
const [path = ''] = parameters.filter((each) => !each.startsWith('--'));
const file = process.env['GH_COMMENTS'];
if (!process.env['GH_TOKEN']) throw new Error('there is no token');
const comments = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

if (method === 'GET') {
  const mark = /startswith\("(.*?)"\)/.exec(filter ?? '')?.[1];
  if (mark === undefined) throw new Error(`the filter is another one: ${filter}`);
  for (const { id, body } of comments) if (body.startsWith(mark)) console.log(id);
} else {
  const body = readFileSync(field.replace(/^body=@/, ''), 'utf8');
  const known = /^repos\/here\/site\/issues\/comments\/(\d+)$/.exec(path)?.[1];
  if (method === 'PATCH' && known !== undefined) {
    comments.find(({ id }) => id === Number(known)).body = body;
  } else if (method === 'POST' && /^repos\/here\/site\/issues\/\d+\/comments$/.test(path)) {
    comments.push({ id: comments.length + 1, body });
  } else {
    throw new Error(`${method} ${path} is not known here`);
  }
  writeFileSync(file, JSON.stringify(comments));
}
