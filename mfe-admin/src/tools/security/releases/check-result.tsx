import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { ArtifactCheck, PlatformCheck } from '@talent/api/platform/platform-status';
import { platformTexts as text } from '../content/security-dashboard';

/** The result of checking all files, with every damaged file by name. */
export function CheckResult({ check: { apps, at } }: { check: PlatformCheck }): ReactNode {
  const time = formatUtc(at);
  const problems = apps.flatMap(problemsOf);
  if (problems.length > 0) {
    return (
      <Notice tone="error" title={text.someDamaged(time)}>
        <ul className="my-1 list-disc ps-5">
          {problems.map((problem) => (
            <li key={problem} className="break-all">
              {problem}
            </li>
          ))}
        </ul>
        {text.damagedHow}
      </Notice>
    );
  }
  const checked = apps.filter((app) => app.status === 'checked');
  const files = checked.reduce((sum, app) => sum + app.files, 0);
  const megabytes = checked.reduce((sum, app) => sum + app.bytes, 0) / 1e6;
  return <Notice live>{text.allWhole(files, `${megabytes.toFixed(1)} MB`, time)}</Notice>;
}

function problemsOf(check: ArtifactCheck): string[] {
  const { app, version } = check;
  if (check.status === 'unreadable') return [`${app}@${version}: ${check.reason}`];
  return check.damaged.map(({ path, problem }) => `${app}@${version}: ${path} ${text[problem]}`);
}
