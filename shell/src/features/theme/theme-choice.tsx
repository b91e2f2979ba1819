import { themeLabels, themeTitle } from '../../content/theme';

/** Light, dark, or as the system, for the served page: its early script answers. It is as wide as its longest option, so nothing moves. */
export function ThemeChoice() {
  return (
    <label className="inline-flex items-center gap-2 [@media(scripting:none)]:hidden">
      <span>{themeTitle}</span>
      <select
        id="theme"
        autoComplete="off"
        className="border-boundary bg-paper text-ink min-h-8 rounded-sm border px-2"
      >
        {Object.entries(themeLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
