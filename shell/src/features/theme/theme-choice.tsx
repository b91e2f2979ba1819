import { themeLabels, themeTitle } from '../../content/theme';
import { THEME_KEY } from './theme-script';

/** Light, dark, or as the system: kept in this browser. The select is as wide as its longest option, so nothing moves. */
export function ThemeChoice() {
  return (
    <label className="inline-flex items-center gap-2">
      <span>{themeTitle}</span>
      <select
        ref={showChoice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
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

/** The served page does not know the choice: the early script has put it on the document. */
function showChoice(select: HTMLSelectElement | null): void {
  if (select) select.value = document.documentElement.dataset['theme'] ?? '';
}

function choose(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === '') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === '') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds until the next document.
  }
}
