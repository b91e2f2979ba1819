import { useEffect, useState } from 'react';
import { Button } from '../src/controls/button.tsx';

const DARK = '(prefers-color-scheme: dark)';

/** The dark rules of the page apply under this condition. */
const conditions = { System: DARK, Light: 'not all', Dark: 'all' } as const;
type Theme = keyof typeof conditions;

/** Chooses the color scheme of the page; the site itself follows the system. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('System');

  useEffect(() => {
    if (theme === 'System') return;
    const darkRules = [...document.styleSheets].flatMap((sheet) => findDarkRules(sheet.cssRules));
    const apply = (condition: string, scheme: string): void => {
      for (const rule of darkRules) rule.media.mediaText = condition;
      document.documentElement.style.colorScheme = scheme;
    };
    apply(conditions[theme], theme.toLowerCase());
    return () => apply(DARK, '');
  }, [theme]);

  return (
    <div role="group" aria-label="Color scheme" className="flex gap-2">
      {(Object.keys(conditions) as Theme[]).map((name) => (
        <Button
          key={name}
          size="sm"
          variant={name === theme ? 'primary' : 'secondary'}
          aria-pressed={name === theme}
          onClick={() => setTheme(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

function findDarkRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === DARK) return [rule];
    return rule instanceof CSSGroupingRule ? findDarkRules(rule.cssRules) : [];
  });
}
