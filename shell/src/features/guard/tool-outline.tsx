/**
 * The outline of a tool at the sizes of its frame: sidebar, bar, title, content. It names nothing. A drawing, because
 * every visitor loads the classes of the shell.
 */
export function ToolOutline() {
  return (
    <div aria-hidden="true" data-outline="" className="fixed inset-x-0 top-0 flex">
      <svg
        width="256"
        height="100vh"
        fill="var(--rule)"
        fillOpacity="0.5"
        className="hidden shrink-0 lg:block"
      >
        <rect x="255" width="1" height="100%" />
        {entries.map((width, index) => (
          <rect key={index} x="16" y={20 + 47 * index} width={width} height="28" />
        ))}
      </svg>
      <svg width="100%" height="900" fill="var(--rule)" fillOpacity="0.5">
        <rect width="100%" height="48" />
        <rect x="28" y="72" width="200" height="32" />
        <rect x="28" y="114" width="60%" height="20" />
        <rect x="28" y="166" width="94%" height="120" />
        <rect x="28" y="318" width="94%" height="480" />
      </svg>
    </div>
  );
}

/** Widths of the lines in the sidebar, px: even ones would look like a table. */
const entries = [120, 176, 160, 192, 144, 176, 160, 192];
