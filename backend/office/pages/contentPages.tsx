import type { SqlValue } from '../../db/open';
import { changeKinds, type ChangeKindName } from '../../staging/changeKinds';
import { findEditable, listEditable, listPendingChanges } from '../../staging/changeQueries';
import { pathOfChange } from '../changePaths';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { Field } from '../parts/Field';
import { OfficeForm } from '../parts/OfficeForm';
import { Saved } from '../parts/Saved';
import { Table } from '../parts/Table';
import type { ReadChange } from '../readChange';
import { shopTimeText, toInputTime } from '../shopTime';

const editPath = (kind: ChangeKindName, key: string): string =>
  `/__office/edit/${kind}?target=${encodeURIComponent(key)}`;

/** What there is of a kind, to be edited. */
export const contentListPage = (context: OfficeContext, kind: ChangeKindName): OfficePage => {
  const { plural, key } = changeKinds[kind];
  const text = context.url.searchParams.get('find') ?? '';
  const found = listEditable(context.db, kind, text);
  return {
    title: plural,
    content: (
      <>
        <Saved url={context.url} />
        <form className="find" role="search">
          <label htmlFor="find">Find</label>
          <input id="find" name="find" type="search" defaultValue={text} />
          <button type="submit" className="quiet">
            Find
          </button>
        </form>
        <Table
          label={plural}
          columns={['Name', key === 'sku' ? 'SKU' : 'Identifier']}
          rows={found.map((each) => ({
            key: each.key,
            cells: [
              <a key="name" href={editPath(kind, each.key)}>
                {each.name}
              </a>,
              <code key="key">{each.key}</code>,
            ],
          }))}
          empty="Nothing was found."
        />
      </>
    ),
  };
};

const shownValue = (input: string, value: SqlValue | undefined): string => {
  if (value === null || value === undefined) return '';
  return input === 'price' ? (Number(value) / 100).toFixed(2) : String(value);
};

/** A week ahead, at nine. */
const nextWeek = ({ shopNow, timeZone }: OfficeContext): string =>
  `${toInputTime(Math.floor(shopNow() / 1000) + 7 * 24 * 3600, timeZone).slice(0, 10)}T09:00`;

const When = ({ context, read }: { context: OfficeContext; read: ReadChange | undefined }) => {
  const isLater = read?.given.when === 'later';
  const error = read?.errors.startsAt;
  return (
    <fieldset className="field">
      <legend>Goes live</legend>
      <label>
        <input type="radio" name="when" value="now" defaultChecked={!isLater} /> at once
      </label>
      <label>
        <input type="radio" name="when" value="later" defaultChecked={isLater} /> later, and can be previewed until then
      </label>
      <label htmlFor="startsAt">Day and time ({context.timeZone})</label>
      <input
        id="startsAt"
        name="startsAt"
        type="datetime-local"
        defaultValue={read?.given.startsAt || nextWeek(context)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'startsAt-error' : undefined}
      />
      {error ? (
        <p className="error" id="startsAt-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};

/**
 * The form of something that can be edited.
 * @param read what was sent before and refused; the form keeps it.
 * @returns undefined when there is no such thing.
 */
export const editPage = (
  context: OfficeContext,
  kind: ChangeKindName,
  target: string,
  read?: ReadChange,
): OfficePage | undefined => {
  const row = findEditable(context.db, kind, target);
  if (!row) return undefined;
  const { title, name, fields } = changeKinds[kind];
  const pending = listPendingChanges(context.db).filter((each) => each.kind === kind && each.target === target);
  const hasErrors = read !== undefined && Object.keys(read.errors).length > 0;
  return {
    title: `${title}: ${String(row[name])}`,
    status: hasErrors ? 422 : 200,
    content: (
      <>
        {hasErrors ? (
          <p className="notice bad" role="alert">
            Nothing was saved. Correct what is marked below.
          </p>
        ) : null}
        <p className="lead">
          <a href={pathOfChange(context, { kind, target })} target="_blank" rel="noreferrer">
            See it in the shop
          </a>
          {pending.map(({ id, startsAt }) => (
            <span key={id}> · Another change comes on {shopTimeText(startsAt * 1000, context.timeZone)}</span>
          ))}
        </p>
        <OfficeForm context={context} action={editPath(kind, target)} className="edit">
          {fields.map((field) => (
            <Field
              key={field.column}
              field={field}
              value={read?.given[field.column] ?? shownValue(field.input, row[field.column])}
              error={read?.errors[field.column]}
            />
          ))}
          {context.canSchedule ? <When context={context} read={read} /> : null}
          <button type="submit">Save</button>
        </OfficeForm>
      </>
    ),
  };
};
