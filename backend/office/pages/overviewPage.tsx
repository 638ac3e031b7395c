import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { countOfficeWork } from '../queries';
import { countOpenReturns } from '../returnQueries';
import { listPendingChanges } from '../../staging/changeQueries';

/** The first page: what there is to do and to see. */
export const overviewPage = (context: OfficeContext): OfficePage => {
  const counts = countOfficeWork(context.db);
  const cards: [string, string, number][] = [
    ...(context.canSchedule
      ? [['/__office/preview', 'Scheduled changes', listPendingChanges(context.db).length] as [string, string, number]]
      : []),
    ['/__office/reviews', 'Reviews that wait', counts.reviews],
    ['/__office/orders', 'Orders', counts.orders],
    ...(context.hasReturns
      ? [['/__office/returns', 'Returns to decide', countOpenReturns(context.db)] as [string, string, number]]
      : []),
    ['/__office/carts', 'Open carts', counts.carts],
    ['/__office/mails', 'Mails', counts.mails],
    ['/__office/messages', 'Messages', counts.messages],
  ];
  return {
    title: 'Overview',
    content: (
      <ul className="cards">
        {cards.map(([path, label, count]) => (
          <li key={path}>
            <a href={path}>
              <strong>{count}</strong> {label}
            </a>
          </li>
        ))}
      </ul>
    ),
  };
};
