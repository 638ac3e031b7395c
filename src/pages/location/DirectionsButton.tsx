import { FormattedMessage, useIntl } from 'react-intl';
import type { PointOfSaleViewFragment } from '@/features/locator/PointOfSale.graphql.generated';
import { directionsUrl } from '@/kernel/maps/directionsUrl';
import { Button } from '@/ui/Button/Button';

export interface DirectionsButtonProps {
  location: Pick<PointOfSaleViewFragment, 'name' | 'latitude' | 'longitude'>;
  size?: 'small';
}

/** The way to a shop, on a map of another site. */
export const DirectionsButton = ({ location, size }: DirectionsButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Button
      priority="low"
      size={size}
      href={directionsUrl(location)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage({ id: 'map.directionsTo' }, { name: location.name })}
    >
      <FormattedMessage id="map.directions" />
    </Button>
  );
};
