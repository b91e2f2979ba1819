/** An arrow in the shape of lucide's icons, without their React runtime: that was a fifth of the home page's own code. */
export function Arrow({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none stroke-current stroke-2"
    >
      <path d={path} />
    </svg>
  );
}
