/**
 * Gives every filled form its key, a UUID: the same for the same values, so that sending them again
 * stores them once; another one as soon as something was changed, so that the change is not lost.
 */
export function createSubmissionKeys(): (values: FormData) => string {
  let last: { content: string; key: string } | null = null;
  return (values) => {
    const content = JSON.stringify([...values].map(([name, value]) => [name, factsOf(value)]));
    if (last?.content !== content) last = { content, key: crypto.randomUUID() };
    return last.key;
  };
}

function factsOf(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}
