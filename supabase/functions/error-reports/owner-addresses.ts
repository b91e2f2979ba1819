/**
 * Mail addresses by owner, from `@talent-site/blog=blog@example.com @ada=ada@example.com`. Entries of another form are left out: the
 * site has refused them when it started.
 */
export function readOwnerAddresses(setting: string | undefined): Record<string, string> {
  const entries = (setting ?? '').split(/[\s,]+/).flatMap((entry) => {
    const [, owner, address] = /^(@[^\s=]+)=([^\s=@]+@[^\s=@]+)$/.exec(entry) ?? [];
    return owner === undefined || address === undefined ? [] : [[owner, address] as const];
  });
  return Object.fromEntries(entries);
}
