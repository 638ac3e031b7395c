import { listMail } from '../../mail/outbox';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { Table } from '../parts/Table';
import { listCarts, listMessages } from '../queries';
import { shopTimeText } from '../shopTime';

/** Entries that are shown at once. */
const pageSize = 200;

/** A text with its links to follow; only addresses of the web are links. */
const Linked = ({ text }: { text: string }) => (
  <>
    {text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
      index % 2 === 1 ? (
        <a key={index} href={part}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </>
);

/** The carts that shoppers are filling. */
export const cartsPage = ({ db }: OfficeContext): OfficePage => ({
  title: 'Carts',
  content: (
    <Table
      label="Carts"
      columns={['Cart', 'Shopper', 'Changed (UTC)', 'Goods']}
      rows={listCarts(db, pageSize).map(({ id, owner, updatedAt, goods }) => ({
        key: id,
        cells: [id, owner ?? 'Guest', updatedAt, goods],
      }))}
      empty="No cart holds anything."
    />
  ),
});

/** The mails that would have been sent. */
export const mailsPage = ({ db, timeZone }: OfficeContext): OfficePage => {
  const mails = listMail(db);
  return {
    title: 'Mails',
    content: (
      <>
        {mails.length === 0 ? <p className="empty">No mail. They are kept for thirty days.</p> : null}
        {mails.map(({ recipient, subject, body, sent_at: sentAt }, index) => (
          <article key={index} className="panel" aria-labelledby={`mail-${index}`}>
            <h2 id={`mail-${index}`}>{subject}</h2>
            <p className="meta">
              To {recipient}, {shopTimeText(sentAt, timeZone)}
            </p>
            <p className="prose">
              <Linked text={body} />
            </p>
          </article>
        ))}
      </>
    ),
  };
};

/** What shoppers wrote through the contact form. */
export const messagesPage = ({ db }: OfficeContext): OfficePage => {
  const messages = listMessages(db, pageSize);
  return {
    title: 'Messages',
    content: (
      <>
        {messages.length === 0 ? <p className="empty">Nobody has written yet.</p> : null}
        {messages.map(({ id, name, email, telephone, comment, reason, orderNumber, sentAt }) => (
          <article key={id} className="panel" aria-labelledby={`message-${id}`}>
            <h2 id={`message-${id}`}>{name}</h2>
            <p className="meta">
              {[email, telephone, reason, orderNumber && `order ${orderNumber}`, `${sentAt} UTC`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="prose">{comment}</p>
          </article>
        ))}
      </>
    ),
  };
};
