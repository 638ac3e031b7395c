import type { ChangeField } from '../../staging/changeKinds';

export interface FieldProps {
  field: ChangeField;
  value: string;
  error?: string | undefined;
}

const rows = { text: 3, html: 16 } as const;

/** A field of an editor's form with its label and, when it was refused, the reason. */
export const Field = ({ field: { column, label, input, isRequired }, value, error }: FieldProps) => {
  const shared = {
    id: column,
    name: column,
    defaultValue: value,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${column}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={column}>
        {label}
        {isRequired ? ' *' : ''}
      </label>
      {input === 'text' || input === 'html' ? (
        <textarea {...shared} rows={rows[input]} spellCheck={input === 'text'} className={input} />
      ) : (
        <input {...shared} type="text" inputMode={input === 'price' ? 'decimal' : undefined} className={input} />
      )}
      {error ? (
        <p className="error" id={`${column}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
};
