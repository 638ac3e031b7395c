import { changeKinds } from '../../staging/changeKinds';
import { listPendingChanges } from '../../staging/changeQueries';
import { pathOfChange } from '../changePaths';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { OfficeForm } from '../parts/OfficeForm';
import { Saved } from '../parts/Saved';
import { shopTimeText, toInputTime } from '../shopTime';

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
        <li key={change.id}>
          <p>
            <strong>
              {changeKinds[change.kind].title} {change.target}
            </strong>
            <span> from {shopTimeText(change.startsAt * 1000, context.timeZone)}</span>
          </p>
          <div className="actions">
            <button
              type="button"
              className="quiet"
              data-preview-path={pathOfChange(context, change)}
              data-preview-version={change.startsAt}
            >
              Preview<span className="hidden"> {change.target}</span>
            </button>
            <OfficeForm context={context} action={`/__office/changes/${change.id}/cancel`}>
              <button type="submit" className="link">
                Give up<span className="hidden"> the change of {change.target}</span>
              </button>
            </OfficeForm>
          </div>
        </li>
      ))}
    </ul>
  );
};

/** The shop in a frame, at any moment that lies ahead. */
export const previewPage = (context: OfficeContext): OfficePage => ({
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
          <form id="preview-form" data-time-zone={context.timeZone}>
            <div className="field">
              <label htmlFor="path">Page</label>
              <input id="path" name="path" type="text" defaultValue="/" />
            </div>
            <div className="field">
              <label htmlFor="moment">Day and time ({context.timeZone})</label>
              <input
                id="moment"
                name="moment"
                type="datetime-local"
                defaultValue={toInputTime(Math.floor(context.shopNow() / 1000) + 7 * 24 * 3600, context.timeZone)}
              />
            </div>
            <button type="submit" className="quiet">
              Show
            </button>
          </form>
          <p id="preview-status" role="status" data-token={context.token} />
        </section>
        <section aria-label="The shop">
          <div className="widths" role="group" aria-label="Width">
            <button type="button" className="quiet" data-width="phone" aria-pressed="false">
              Phone
            </button>
            <button type="button" className="quiet" data-width="desktop" aria-pressed="true">
              Desktop
            </button>
          </div>
          <iframe id="preview-frame" title="The shop" src="/" />
        </section>
      </div>
    </>
  ),
});
