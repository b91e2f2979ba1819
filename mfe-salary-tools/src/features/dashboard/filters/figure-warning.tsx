import { Button } from '@talent/ui/button';
import { Select } from '@talent/ui/select';
import { dashboard } from '../content/dashboard';
import { missingText as text } from '../content/missing-figures';
import type { DashboardModel } from '../model/dashboard-model';
import type { DashboardQuery } from '../model/dashboard-query';
import { explainsOccupations, missingFigures, replaceRole } from '../model/missing-figures';

interface FigureWarningProps {
  model: DashboardModel;
  isUnlocked: boolean;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** One warning for all roles without a figure: the reasons, and buttons and selects that help. */
export function FigureWarning({ model, isUnlocked, onChange }: FigureWarningProps) {
  if (model.roles.length === 0) {
    return <p className="mb-6 border-l-2 border-ink pl-4">{dashboard.filters.choose}.</p>;
  }
  const missing = missingFigures(model);
  if (!missing) return null;
  const { measure, roles, label } = model;
  return (
    <div className="mb-6 border-l-4 border-warning bg-surface px-4 py-3">
      <p className="max-w-prose">
        {`${explainsOccupations(model) ? `${measure.about} ` : ''}${missing.sentences.join(' ')}`}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3 empty:hidden noscript:hidden print:hidden">
        {missing.remedies.map((remedy) => (
          <Button key={remedy.label} variant="secondary" onClick={() => onChange(remedy.change)}>
            {remedy.label}
          </Button>
        ))}
        {missing.unknown.map((role) => (
          <ReplaceRole
            key={role}
            label={label(role)}
            model={model}
            isUnlocked={isUnlocked}
            onReplace={(other) => onChange({ roles: replaceRole(roles, role, other) })}
          />
        ))}
      </div>
    </div>
  );
}

interface ReplaceRoleProps {
  label: string;
  model: DashboardModel;
  isUnlocked: boolean;
  onReplace: (role: string | null) => void;
}

function ReplaceRole({ label, model, isUnlocked, onReplace }: ReplaceRoleProps) {
  const others = [...model.index.roles.values()].filter(
    ({ key }) => model.facets.roles.has(key) && !model.roles.includes(key),
  );
  if (others.length === 0) {
    return (
      <Button variant="secondary" onClick={() => onReplace(null)}>
        {`${text.remove} ${label}`}
      </Button>
    );
  }
  return (
    <Select
      label={`${text.replace} ${label}`}
      value=""
      options={[
        { value: '', label: text.choose },
        ...others.map((role) => ({
          value: role.key,
          label: role.label,
          note: role.open || isUnlocked ? undefined : dashboard.filters.locked,
        })),
      ]}
      onChoose={(role) => role && onReplace(role)}
      className="w-full sm:w-auto sm:min-w-72"
    />
  );
}
