/** A skill and the roles of the data that it is central to. */
export interface Skill {
  key: string;
  label: string;
  /** Keys of roles. */
  roles: readonly string[];
}

/**
 * The roles that most of the chosen skills point to, best first and at most three. Roles that match equally
 * stay in the order of `roles`; `count` is how many of the skills are central to the role.
 * @param roles - keys of the roles that can be suggested.
 */
export function rolesBySkill(
  chosen: readonly string[],
  skills: readonly Skill[],
  roles: readonly string[],
): { role: string; count: number }[] {
  const known = skills.filter(({ key }) => chosen.includes(key));
  return roles
    .map((role) => ({ role, count: known.filter((skill) => skill.roles.includes(role)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3);
}
