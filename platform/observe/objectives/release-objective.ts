import type { ReleaseAlarm } from '../../gateway/after-release/release-alarm.ts';
import { firing, ok, type Objective } from './objective.ts';

/** Errors after a release: the gateways compare them with those before it. */
export const releaseObjective: Objective = {
  id: 'after-release',
  title: 'After a release',
  objective:
    'Errors and failed loads do not rise within 30 minutes of a release, compared with the hour before it and with the other apps.',
  advice:
    'Look at the app that is named: pnpm release after-release shows the figures, pnpm rollback <app> takes the version back. With pnpm release channel stable --after-release undo that is done automatically.',
  judge({ gateway: { alarms } }) {
    const [first, ...others] = alarms;
    if (first === undefined) return ok('No release is worse than what it replaced.');
    return firing([first, ...others].map(describeAlarm).join(' '));
  },
};

function describeAlarm({ app, version, reason, outcome, problem }: ReleaseAlarm): string {
  const what = `${app}@${version}`;
  const why = problem === null ? '' : ` (${problem})`;
  switch (outcome) {
    case 'undone':
      return `${what} was rolled back automatically: ${reason}.`;
    case 'told':
      return `${what} is worse and would have been rolled back with the setting "undo"${why}: ${reason}.`;
    case 'due':
      return `${what} is worse, and no gateway that noticed can sign a rollback. Run pnpm release after-release step where the release key is: ${reason}.`;
    case 'failed':
      return `${what} is worse and could not be rolled back${why}: ${reason}.`;
  }
}
