import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { calculatorText } from '../content/calculator-text';
import type { NumberField } from '../state/figures';
import { fieldId } from './number-field';

const { noTotal: text } = calculatorText;

/** Stands where a total would be while a field cannot be read, and leads to each such field. */
export function NoTotal({ fields }: { fields: readonly { field: NumberField; label: string }[] }) {
  return (
    <Notice live={false} title={text.title}>
      <p>{fields.length === 1 ? text.one : text.many}</p>
      <ul className="mt-1">
        {fields.map(({ field, label }) => (
          <li key={field}>
            <FieldLink field={field} label={label} className="inline-block py-1" />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface FieldLinkProps {
  field: NumberField;
  label: string;
  className?: string;
}

/** A link that gives the focus to a field. */
export function FieldLink({ field, label, className }: FieldLinkProps) {
  return (
    <Link
      href={`#${fieldId(field)}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId(field))?.focus();
      }}
    >
      {label}
    </Link>
  );
}
