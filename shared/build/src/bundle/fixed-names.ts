/** Letters by how often built files have them: short names that repeat common letters compress well. */
const FIRST = 'etnrasiolcudpmhfgbywvk_x$SCNjETAORPILDzMqFUBHGWVKJZYQX';
const FURTHER = `${FIRST}0123459687`;

/**
 * The names that the minifier gives to local variables, by their rank in their scope.
 *
 * Without it Terser counts the letters of each file and prefers the common ones. At that moment the file still holds the
 * bundler's placeholders for hashed file names. Their numbers depend on which module was read first, so equal sources
 * gave different names. Terser skips the count where `reset`, `consider` and `sort` are absent.
 */
export const fixedNames = {
  get(rank: number): string {
    let name = FIRST.charAt(rank % FIRST.length);
    let rest = Math.floor(rank / FIRST.length);
    while (rest > 0) {
      rest -= 1;
      name += FURTHER.charAt(rest % FURTHER.length);
      rest = Math.floor(rest / FURTHER.length);
    }
    return name;
  },
};
