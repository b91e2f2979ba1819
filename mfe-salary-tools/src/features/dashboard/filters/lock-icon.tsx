/** A small lock with a word for those who do not see it. Drawn here: the icon library's runtime is larger than the page's own code. */
export function LockIcon({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="ml-1.5 inline size-3.5 fill-none stroke-current stroke-2 align-[-0.1em]"
    >
      <rect x="4" y="11" width="16" height="10" rx="1.5" />
      <path d="M8 11V7a4 4 0 0 1 8 0v4" />
    </svg>
  );
}
