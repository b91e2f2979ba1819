import {
  describeNotInstalled,
  findProgram,
  type NeededProgram,
} from '../fixtures/programs/find-program.ts';

/** Programs that `pnpm bench gateway` starts besides the site. */
const programs: readonly NeededProgram[] = [
  { name: 'nginx', package: 'nginx-light' },
  { name: 'wrk', package: 'wrk' },
  { name: 'h2load', package: 'nghttp2-client' },
];

/**
 * The message that names what `pnpm bench gateway` lacks; null where everything is installed.
 *
 * @param searched folders of programs, as in `PATH`
 */
export function describeMissingPrograms(searched?: string): string | null {
  return describeNotInstalled(programs.filter(({ name }) => findProgram(name, searched) === null));
}
