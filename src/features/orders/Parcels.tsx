import { FormattedMessage } from 'react-intl';
import { entriesOf } from '@/kernel/entriesOf';
import { Fact } from '@/ui/Fact/Fact';
import type { ParcelFragment } from './api/Parcel.graphql.generated';
import { ParcelNumber } from './parcels/ParcelNumber';
import styles from './parcels/Parcels.module.css';

/** One consignment may travel in several pieces, each with a number of its own. */
const Numbers = ({ tracking }: Pick<ParcelFragment, 'tracking'>) =>
  entriesOf(tracking).map(
    ({ carrier, title, number }, index) =>
      number && (
        <span key={index} className={styles.number}>
          <ParcelNumber carrier={`${carrier} ${title}`} number={number} />
        </span>
      ),
  );

const Contents = ({ items }: Pick<ParcelFragment, 'items'>) => (
  <ul className={styles.contents}>
    {entriesOf(items).map(({ id, product_name: name, product_sku: sku, quantity_shipped: quantity }) => (
      <li key={id}>
        <FormattedMessage id="tracking.item" values={{ quantity, name: name ?? sku }} />
      </li>
    ))}
  </ul>
);

/** The parcels of an order as facts of a list: each with its carrier, its number there, and what is in it. */
export const Parcels = ({ shipments }: { shipments: readonly (ParcelFragment | null)[] | null | undefined }) =>
  entriesOf(shipments).map(({ id, number, tracking, items }) => {
    const [first] = entriesOf(tracking);
    return (
      <Fact
        key={id}
        label={
          first ? (
            <FormattedMessage id="tracking.parcel" values={{ carrier: first.title }} />
          ) : (
            <FormattedMessage id="tracking.shipment" values={{ number }} />
          )
        }
      >
        <Numbers tracking={tracking} />
        <Contents items={items} />
      </Fact>
    );
  });
