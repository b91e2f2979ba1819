/** Says that a control opens a list. Drawn here: the icon library's runtime would be larger. */
export function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className="size-3 shrink-0 fill-none stroke-current stroke-2"
    >
      <path d="m2 4 4 4 4-4" />
    </svg>
  );
}
