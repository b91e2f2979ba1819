import { readBreaks } from '../named-break.ts';

/** The commands that release an app and take it back, and what a release refuses. */
export const releaseBreaks = readBreaks(`
file: platform/release/plan/version-history.ts
test: platform/release/rollback.test.ts
a rollback after a retirement restores an older version
- if (version === (line[0]?.version ?? null)) continue;
+ if (version === null || version === line[0]?.version) continue;

file: platform/release/plan/check-release.ts
test: platform/release/rollback.test.ts
a version that was undone is recommended again
- again ? [] : await undoneProblems(options, changed)
+ action === 'promote' ? [] : await undoneProblems(options, changed)

file: platform/ship/ship.ts
an app is built and released before anyone looks for the site
- await assertAnswers(origin);

file: platform/cli/publish-command.ts
test: platform/cli/printed-commands.test.ts
a printed promotion of a preview goes to visitors
- \${references.join(' ')}\${channelFlag(channel)}
+ \${references.join(' ')}

file: platform/release/plan/site-graph.ts
test: platform/cli/site-graph.test.ts
a path that other apps link to is taken away without a word
- changed[app] !== undefined || !wasBroken.has(\`\${app} \${path}\`)
+ changed[app] !== undefined
a preview is refused for a broken link
- isVisible && wanted === 'refuse'
+ wanted === 'refuse'

file: shared/kit/artifact/checks/fit-problems.ts
test: platform/cli/site-graph.test.ts
an app may import what the live shell does not export
- if (absent.length === 0)
+ if (absent.length > 0)

file: platform/cli/backend/ask-backend.ts
a backend that answers everything counts as having every part
- () => missing.has(NO_NAME),
+ () => true,

file: platform/cli/check-names.ts
a mistyped channel is taken as it is
- if (PUBLIC_CHANNELS.includes(name)) return name;
+ return name;
an app that never was is locked
- throw unknownName('app', app,
+ void unknownName('app', app,
`);
