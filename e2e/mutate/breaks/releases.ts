import { breaksOf, type NamedBreak } from '../named-break.ts';

/** The commands that release an app and take it back, and what a release refuses. */
export const releaseBreaks: readonly NamedBreak[] = [
  ...breaksOf(
    'platform/release/plan/version-history.ts',
    {
      'a rollback after a retirement restores an older version': [
        'if (version === (line[0]?.version ?? null)) continue;',
        'if (version === null || version === line[0]?.version) continue;',
      ],
    },
    'platform/release/rollback.test.ts',
  ),
  ...breaksOf(
    'platform/release/plan/check-release.ts',
    {
      'a version that was undone is recommended again': [
        "action === 'promote' && !again",
        "action === 'canary' && !again",
      ],
    },
    'platform/release/rollback.test.ts',
  ),
  ...breaksOf('platform/ship/ship.ts', {
    'an app is built and released before anyone looks for the site': [
      'await assertAnswers(origin);',
      '',
    ],
  }),
  ...breaksOf(
    'platform/cli/publish-command.ts',
    {
      'a printed promotion of a preview goes to visitors': [
        "${references.join(' ')}${channelFlag(channel)}",
        "${references.join(' ')}",
      ],
    },
    'platform/cli/printed-commands.test.ts',
  ),
  ...breaksOf(
    'platform/release/plan/site-graph.ts',
    {
      'a path that other apps link to is taken away without a word': [
        'changed[app] !== undefined || !wasBroken.has(`${app} ${path}`)',
        'changed[app] !== undefined',
      ],
      'a preview is refused for a broken link': [
        "isVisible && wanted === 'refuse'",
        "wanted === 'refuse'",
      ],
    },
    'platform/cli/site-graph.test.ts',
  ),
  ...breaksOf(
    'shared/kit/artifact/checks/fit-problems.ts',
    {
      'an app may import what the live shell does not export': [
        'if (absent.length === 0)',
        'if (absent.length > 0)',
      ],
    },
    'platform/cli/site-graph.test.ts',
  ),
  ...breaksOf('platform/cli/backend/ask-backend.ts', {
    'a backend that answers everything counts as having every part': [
      '() => missing.has(NO_NAME),',
      '() => true,',
    ],
  }),
  ...breaksOf('platform/cli/check-names.ts', {
    'a mistyped channel is taken as it is': [
      'if (PUBLIC_CHANNELS.includes(name)) return name;',
      'return name;',
    ],
    'an app that never was is locked': [
      "throw unknownName('app', app,",
      "void unknownName('app', app,",
    ],
  }),
];
