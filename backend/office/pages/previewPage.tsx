import { changeKinds } from '../../staging/changeKinds';
import { findEditable, listPendingChanges, type ScheduledChange } from '../../staging/changeQueries';
import { pathOfChange } from '../changePaths';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { OfficeForm } from '../parts/OfficeForm';
import { Saved } from '../parts/Saved';
import { parseShopTime, shopTimeText, toInputTime } from '../shopTime';

/** What the frame shows: a page of the shop, as of a version (seconds since 1970) or as it is. */
interface Shown {
  path: string;
  version?: number | undefined;
}

/** Reads what an editor wants to see; a path that is none is the home page. */
const readShown = ({ url, timeZone }: OfficeContext): Shown => {
  const { searchParams } = url;
  const path = searchParams.get('path') ?? '/';
  return {
    // '//evil.example/' would be another site.
    path: /^\/(?![/\\])/.test(path) ? path : '/',
    version: parseShopTime(searchParams.get('moment') ?? '', timeZone),
  };
};

const nameOf = ({ db }: OfficeContext, { kind, target }: ScheduledChange): string => {
  const name = findEditable(db, kind, target)?.[changeKinds[kind].name];
  return typeof name === 'string' ? name : target;
};

const Change = ({ context, change }: { context: OfficeContext; change: ScheduledChange }) => {
  const { id, kind, target, startsAt } = change;
  const { title } = changeKinds[kind];
  const moment = toInputTime(startsAt, context.timeZone);
  const address = new URLSearchParams({ path: pathOfChange(context, change), moment });
  const which = (
    <span className="hidden">
      {' '}
      {title} {target}
    </span>
  );
  return (
    <li>
      <p>
        <strong>
          {title}: {nameOf(context, change)}
        </strong>
        <span> from {shopTimeText(startsAt * 1000, context.timeZone)}</span>
      </p>
      <div className="actions">
        <a className="button" href={`/__office/preview?${address.toString()}`}>
          Preview{which}
        </a>
        <OfficeForm context={context} action={`/__office/changes/${id}/cancel`}>
          <button type="submit" className="link">
            Give up{which}
          </button>
        </OfficeForm>
      </div>
    </li>
  );
};

const Changes = ({ context }: { context: OfficeContext }) => {
  const changes = listPendingChanges(context.db);
  if (changes.length === 0)
    return (
      <p className="empty">
        Nothing is scheduled. Edit a <a href="/__office/content/page">page</a>, a{' '}
        <a href="/__office/content/category">category</a> or a <a href="/__office/content/product">price</a> and let it
        go live later.
      </p>
    );
  return (
    <ul className="changes">
      {changes.map((change) => (
        <Change key={change.id} context={context} change={change} />
      ))}
    </ul>
  );
};

/** In seconds. */
const hour = 3600;

const Choice = ({ context, shown: { path, version } }: { context: OfficeContext; shown: Shown }) => {
  const nextWeek = Math.floor(context.shopNow() / 1000 / hour) * hour + 7 * 24 * hour;
  return (
    <form>
      <div className="field">
        <label htmlFor="path">Page</label>
        <input id="path" name="path" type="text" defaultValue={path} pattern="/.*" />
      </div>
      <div className="field">
        <label htmlFor="moment">Day and time ({context.timeZone})</label>
        <input
          id="moment"
          name="moment"
          type="datetime-local"
          required
          // Browsers count minutes from the first value, which may have seconds.
          step="any"
          defaultValue={toInputTime(version ?? nextWeek, context.timeZone)}
        />
      </div>
      <button type="submit" className="quiet">
        Show
      </button>
    </form>
  );
};

const Shop = ({ context, shown: { path, version } }: { context: OfficeContext; shown: Shown }) => (
  <section aria-label="The shop">
    <div className="widths" role="group" aria-label="Width">
      <button type="button" className="quiet" data-width="phone" aria-pressed="false">
        Phone
      </button>
      <button type="button" className="quiet" data-width="desktop" aria-pressed="true">
        Desktop
      </button>
      <p id="preview-status" role="status">
        {version === undefined
          ? 'The shop as it is.'
          : `${path} as of ${shopTimeText(version * 1000, context.timeZone)}.`}
      </p>
    </div>
    <iframe id="preview-frame" title="The shop" data-path={path} data-version={version} data-token={context.token} />
  </section>
);

/** The shop in a frame, as it is or at any moment that lies ahead. */
export const previewPage = (context: OfficeContext): OfficePage => {
  const shown = readShown(context);
  return {
    title: 'Preview',
    isWide: true,
    hasScript: true,
    content: (
      <>
        <Saved url={context.url} />
        <div className="preview">
          <section aria-label="What to preview">
            <h2>Scheduled changes</h2>
            <Changes context={context} />
            <h2>Any page, any moment</h2>
            <Choice context={context} shown={shown} />
          </section>
          <Shop context={context} shown={shown} />
        </div>
      </>
    ),
  };
};
