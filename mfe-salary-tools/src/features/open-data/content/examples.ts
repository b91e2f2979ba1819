import { openFiles } from '../addresses';

/** An example of the page. */
export interface ApiExample {
  id: 'curl' | 'python' | 'javascript' | 'r';
  /** Name of the language. */
  language: string;
  /** The programs that it needs. */
  needs: string;
  code: string;
}

/** The examples against a site. All of them print the same line. @param origin such as `https://www.example.com` */
export function apiExamples(origin: string): ApiExample[] {
  const [json, csv] = [origin + openFiles.salariesJson, origin + openFiles.salariesCsv];
  return [
    {
      id: 'curl',
      language: 'curl',
      needs: 'A shell with curl and grep',
      code: `curl --silent --fail --compressed '${json}' |
  grep '"id":"ai-jobs-net/US/machine-learning-engineer/all-levels/all-modes/2024-2025"'`,
    },
    {
      id: 'python',
      language: 'Python',
      needs: 'Python 3, no packages',
      code: `import json
from urllib.request import urlopen

with urlopen('${json}') as answer:
    records = json.load(answer)['records']

for r in records:
    if (r['role'], r['country'], r['level'], r['workMode'], r['nCounts'], r['current']) == (
        'machine-learning-engineer', 'US', None, None, 'reported-pay-ranges', True
    ):
        print(r['p50'], r['medianLow'], r['medianHigh'], r['n'], r['license'])`,
    },
    {
      id: 'javascript',
      language: 'JavaScript',
      needs: 'A browser console, or Node 18 and later as a module',
      code: `const answer = await fetch('${json}');
if (!answer.ok) throw new Error(\`HTTP \${answer.status}\`);
const { records } = await answer.json();

const found = records.find(
  (r) =>
    r.role === 'machine-learning-engineer' && r.country === 'US' && r.level === null &&
    r.workMode === null && r.nCounts === 'reported-pay-ranges' && r.current,
);
console.log(found.p50, found.medianLow, found.medianHigh, found.n, found.license);`,
    },
    {
      id: 'r',
      language: 'R',
      needs: 'R, no packages',
      code: `pay <- read.csv('${csv}', na.strings = '')
found <- subset(pay, role == 'machine-learning-engineer' & country == 'US' & is.na(level) &
  is.na(workMode) & nCounts == 'reported-pay-ranges' & toupper(current) == 'TRUE')
print(found[c('p50', 'medianLow', 'medianHigh', 'n', 'license')])`,
    },
  ];
}
