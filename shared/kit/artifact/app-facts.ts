import { z } from 'zod';
import { manifestSchema, type Manifest } from './manifest.ts';

const { routes } = manifestSchema.shape;

/**
 * The few facts of a manifest that other apps must agree with. A release repeats them, so that releasing one app reads
 * no manifest of the others.
 */
export const appFactsSchema = manifestSchema
  .pick({ kind: true, contract: true, redirects: true })
  .extend({
    routes: z.array(routes.element.pick({ pattern: true, guard: true })),
    /** Paths that the app links to and does not own. Absent in releases that did not note them. */
    links: z.array(z.string()).optional(),
    /** Exports of the SDK: those that a shell shares, or those that a remote imports. Absent: not known. */
    sdk: z.array(z.string()).optional(),
    /** Version of React that a shell shares, or that a remote was built with. Absent: not known. */
    react: z.string().optional(),
  });

export type AppFacts = z.infer<typeof appFactsSchema>;

/** The facts that two apps must agree on to be live together. */
export type FittingFacts = AppFacts & Pick<Manifest, 'name' | 'version'>;

/** The facts of a manifest. */
export function factsOf(manifest: Manifest): AppFacts {
  const { kind, contract, redirects, routes: all, capabilities } = manifest;
  return {
    kind,
    contract,
    redirects,
    routes: all.map(({ pattern, guard }) => ({ pattern, guard })),
    links: capabilities.links.routes,
    sdk: kind === 'shell' ? capabilities.exports : capabilities.sdk,
    react: capabilities.react,
  };
}

/** Whether an app is shown to admins only, and has no composed pages: an app is guarded as a whole or not at all. */
export function isGuarded({ routes: all }: Pick<AppFacts, 'routes'>): boolean {
  return all.some(({ guard }) => guard !== null);
}
