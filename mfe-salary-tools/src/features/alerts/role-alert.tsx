import type { SalaryData, SalaryRole } from '@talent/api/salary/salary-data';
import { useId } from 'react';
import { PageLink } from '../../controls/page-links';
import { FormPanel, lazyForm } from '../forms/form-panel';
import { canMove } from './alert-sources';
import { roleAlertText as text } from './content/role-alert';

export interface RoleAlertProps {
  /** The roles to choose from; the same array on each render. */
  roles: readonly Pick<SalaryRole, 'key' | 'label'>[];
  /** The figures of these roles, at least the headline of each. */
  data: SalaryData;
  /** Key of the role that the page is about. Without it, or where it is not in `roles`, the visitor chooses one. */
  chosen?: string;
}

const AlertFormPlace = lazyForm(() => import('./alert-form').then(({ AlertForm }) => AlertForm));

/** 'Tell me when this role moves': the form that asks for an email about the next edition. */
export function RoleAlert({ roles, data, chosen }: RoleAlertProps) {
  const titleId = useId();
  const role = roles.find(({ key }) => key === chosen);
  if (role !== undefined && !canMove(data, role.key)) {
    return (
      <section id="alert" aria-labelledby={titleId} className="mb-12">
        <h2 id={titleId} className="text-subheading">{`${text.titleOf} ${role.label}`}</h2>
        <p className="mt-2 max-w-prose text-ink-muted">{text.dead}</p>
        <PageLink to="/ai-ml-salary-data#alert">{text.others}</PageLink>
      </section>
    );
  }
  return (
    <FormPanel
      id="alert"
      titleId={titleId}
      title={role === undefined ? text.title : `${text.titleOf} ${role.label}`}
      reasons={
        <>
          <p className="mt-3 max-w-prose text-ink-muted">{text.intro}</p>
          <p className="mt-3 max-w-prose text-ink-muted">{text.when}</p>
        </>
      }
      className="mb-12"
    >
      <AlertFormPlace roles={roles} data={data} chosen={role?.key} labelledBy={titleId} />
    </FormPanel>
  );
}
