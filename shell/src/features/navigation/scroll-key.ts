/** The parts of a location that decide the scroll position. */
interface Place {
  key: string;
  pathname: string;
  hash: string;
}

/**
 * Names the scroll position of each history entry. The router asks for the entry that it leaves, then
 * for the one it goes to. Entries that follow each other on the same path (a filter in the search)
 * share one position, so that they do not move the page; a hash has its own, so that it does.
 */
export function createScrollKey(): (place: Place) => string {
  const names = new Map<string, string>();
  let last: { pathname: string; name: string } | null = null;
  return ({ key, pathname, hash }) => {
    const entry = key + hash;
    const isSamePage = hash === '' && last?.pathname === pathname;
    const name = names.get(entry) ?? (isSamePage && last ? last.name : entry);
    names.set(entry, name);
    last = { pathname, name };
    return name;
  };
}
