import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { OfficeForm } from '../parts/OfficeForm';
import { ReviewPhotos } from '../parts/ReviewPhotos';
import { Saved } from '../parts/Saved';
import { listWaitingReviews } from '../queries';

/** Reviews that are shown at once. */
const pageSize = 50;

/** Reviews that wait for a decision. */
export const reviewsPage = (context: OfficeContext): OfficePage => {
  const reviews = listWaitingReviews(context.db, pageSize);
  return {
    title: 'Reviews',
    content: (
      <>
        <Saved url={context.url} />
        {reviews.length === 0 ? <p className="empty">No review waits for a decision.</p> : null}
        {reviews.map(({ id, product, nickname, summary, text, rating, isVerified, photos, createdAt }) => (
          <article key={id} className="panel" aria-labelledby={`review-${id}`}>
            <h2 id={`review-${id}`}>{summary}</h2>
            <p className="meta">
              {rating} of 5 stars for {product}, by {nickname}
              {isVerified ? ', who bought it' : ''} ({createdAt} UTC)
            </p>
            <p className="prose">{text}</p>
            <ReviewPhotos names={JSON.parse(photos) as string[]} nickname={nickname} />
            <OfficeForm context={context} action={`/__office/reviews/${id}`} className="actions">
              <button type="submit" name="decision" value="approved">
                Approve<span className="hidden"> {summary}</span>
              </button>
              <button type="submit" name="decision" value="rejected" className="quiet">
                Reject<span className="hidden"> {summary}</span>
              </button>
            </OfficeForm>
          </article>
        ))}
      </>
    ),
  };
};
