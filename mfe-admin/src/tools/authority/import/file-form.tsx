import { Field } from '@talent/ui/field';
import { TextField } from '@talent/ui/text-field';
import type { ReactNode } from 'react';
import { importTexts as text, kindTexts } from '../content/authority';
import { fieldsOf, importKinds, providers } from './import-kinds';
import type { OpenFile } from './use-import';

interface FileFormProps {
  file: OpenFile;
  domain: string;
  onDomain: (domain: string) => void;
  onChange: (patch: Partial<Pick<OpenFile, 'kind' | 'provider' | 'mapping' | 'day'>>) => void;
}

/** What the file is, and which of its columns holds what. */
export function FileForm({ file, domain, onDomain, onChange }: FileFormProps): ReactNode {
  const { header, kind, provider, mapping, day } = file;
  return (
    <div className="grid gap-5">
      <h3 className="font-semibold">{file.name}</h3>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Choice
          label={text.kind}
          value={kind}
          options={importKinds.map((each) => [each, kindTexts[each]])}
          onChange={(value) => {
            const chosen = importKinds.find((each) => each === value);
            if (chosen) onChange({ kind: chosen });
          }}
        />
        <Choice
          label={text.provider}
          value={provider}
          options={providers.map((each) => [each, each])}
          onChange={(value) => {
            const chosen = providers.find((each) => each === value);
            if (chosen) onChange({ provider: chosen });
          }}
        />
        <TextField
          label={text.day}
          hint={text.dayHint}
          type="date"
          required
          value={day}
          onChange={({ target }) => target.value !== '' && onChange({ day: target.value })}
        />
        {kind === 'authority' && (
          <TextField
            label={text.domain}
            hint={text.domainHint}
            required
            value={domain}
            onChange={({ target }) => onDomain(target.value)}
          />
        )}
      </div>
      <fieldset>
        <legend className="mb-3 font-semibold">{text.mapping}</legend>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {fieldsOf[kind].map(({ key, isRequired }) => (
            <Choice
              key={key}
              label={text.fields[key] ?? key}
              isRequired={isRequired}
              value={String(mapping[key] ?? '')}
              options={[
                ['', text.unmapped],
                ...header.map((name, at) => [String(at), name] as const),
              ]}
              onChange={(value) =>
                onChange({ mapping: { ...mapping, [key]: value === '' ? null : Number(value) } })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  isRequired?: boolean;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, isRequired = true, onChange }: ChoiceProps): ReactNode {
  return (
    <Field label={label} required={isRequired}>
      {(control) => (
        <select
          {...control}
          className="control"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
