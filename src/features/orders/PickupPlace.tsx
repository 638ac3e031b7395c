import { ShopLink } from '@/kernel/routing/ShopLink';
import type { OrderPickupViewFragment } from './OrderPickup.graphql.generated';
import styles from './PickupPlace.module.css';
import { ReadyTime } from './ReadyTime';

/** Where an order is collected and from when; the name alone of a shop that has no page. */
export const PickupPlace = ({ pickup: { name, ready, point_of_sale: shop } }: { pickup: OrderPickupViewFragment }) => (
  <>
    {shop ? (
      <ShopLink to={`/${shop.url_path}`} className={styles.name}>
        {name}
      </ShopLink>
    ) : (
      name
    )}
    {shop && (
      <span className={styles.line}>
        {[shop.address1, shop.address2, shop.city, shop.postcode].filter(Boolean).join(', ')}
      </span>
    )}
    {ready && (
      <span className={styles.line}>
        <ReadyTime ready={ready} />
      </span>
    )}
  </>
);
