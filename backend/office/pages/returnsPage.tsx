import { nextStepsOf, type ReturnStep } from '../../returns/moveReturn';
import type { ReturnStatus } from '../../schema/resolvers.generated';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { OfficeForm } from '../parts/OfficeForm';
import { Saved } from '../parts/Saved';
import { listOfficeReturns } from '../returnQueries';

/** Returns that are shown at once. */
const pageSize = 100;

const states: Readonly<Record<ReturnStatus, string>> = {
  PENDING: 'Requested',
  UNCONFIRMED: 'To be confirmed',
  AUTHORIZED: 'Authorised',
  PARTIALLY_AUTHORIZED: 'Partly authorised',
  RECEIVED: 'Received',
  PARTIALLY_RECEIVED: 'Partly received',
  APPROVED: 'Approved',
  PARTIALLY_APPROVED: 'Partly approved',
  REJECTED: 'Rejected',
  PARTIALLY_REJECTED: 'Partly rejected',
  DENIED: 'Declined',
  PROCESSED_AND_CLOSED: 'Settled',
  CLOSED: 'Closed',
};

const actions: Readonly<Record<ReturnStep, string>> = {
  AUTHORIZED: 'Authorise',
  DENIED: 'Decline',
  RECEIVED: 'Goods have arrived',
  APPROVED: 'Approve',
  REJECTED: 'Reject',
  PROCESSED_AND_CLOSED: 'Settle and close',
};

const isRefusal = (step: ReturnStep): boolean => step === 'DENIED' || step === 'REJECTED';

/** What customers want to send back, each with what can become of it. */
export const returnsPage = (context: OfficeContext): OfficePage => {
  const returns = listOfficeReturns(context.db, pageSize);
  return {
    title: 'Returns',
    content: (
      <>
        <Saved url={context.url} />
        {returns.length === 0 ? <p className="empty">Nobody has asked to send something back.</p> : null}
        {returns.map(({ id, number, order, email, status, createdAt, goods, comments }) => (
          <article key={id} className="panel" aria-labelledby={`return-${id}`}>
            <h2 id={`return-${id}`}>
              Return {number}: {states[status]}
            </h2>
            <p className="meta">
              Order <a href={`/__office/orders/${encodeURIComponent(order)}`}>{order}</a>, by {email} ({createdAt} UTC)
            </p>
            <p>{goods}</p>
            {comments === null ? null : <p className="prose">{comments}</p>}
            {nextStepsOf(status).length > 0 ? (
              <OfficeForm context={context} action={`/__office/returns/${id}`} className="actions">
                {nextStepsOf(status).map((step) => (
                  <button
                    key={step}
                    type="submit"
                    name="step"
                    value={step}
                    className={isRefusal(step) ? 'quiet' : undefined}
                  >
                    {actions[step]}
                    <span className="hidden"> (return {number})</span>
                  </button>
                ))}
              </OfficeForm>
            ) : null}
          </article>
        ))}
      </>
    ),
  };
};
