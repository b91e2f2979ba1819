import { DateField } from '@talent/ui/date-field';
import { TextField } from '@talent/ui/text-field';
import { Select, optionsOf } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { importTexts as text, kindTexts } from '../content/authority';
import { fieldsOf, metricOf } from './import-kinds';
import type { Provider } from './import-kinds';
import type { OpenFile } from './open-file';
import { mapColumns } from './recognize-file';

const providers = (Object.keys(metricOf) as Provider[]).map((each) => [each, each] as const);

interface FileFormProps {
  file: OpenFile;
  domain: string;
  onDomain: (domain: string) => void;
  onChange: (patch: Partial<OpenFile>) => void;
}

/** The kind and source of the file, and the column of each field. */
export function FileForm({ file, domain, onDomain, onChange }: FileFormProps): ReactNode {
  const { header, kind, provider, mapping, day } = file;
  return (
    <div className="grid gap-5">
      <h3 className="font-semibold">{file.name}</h3>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={text.kind}
          value={kind}
          options={optionsOf(kindTexts)}
          onChoose={(chosen) => onChange({ kind: chosen, mapping: mapColumns(chosen, header) })}
        />
        <Select
          label={text.provider}
          value={provider}
          options={optionsOf(providers)}
          onChoose={(chosen) => onChange({ provider: chosen })}
        />
        <DateField
          label={text.day}
          hint={text.dayHint}
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
            <Select
              key={key}
              label={text.fields[key] ?? key}
              required={isRequired}
              value={String(mapping[key] ?? '')}
              options={[
                { value: '', label: text.unmapped },
                ...header.map((name, at) => ({ value: String(at), label: name })),
              ]}
              onChoose={(value) =>
                onChange({ mapping: { ...mapping, [key]: value === '' ? null : Number(value) } })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
