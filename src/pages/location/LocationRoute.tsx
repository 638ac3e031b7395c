import { LocationListPage } from './list/LocationListPage';
import { LocationPage } from './LocationPage';

/** The page of a shop in a street; without an identifier that of all of them. */
export const LocationRoute = ({ identifier }: { identifier?: string | undefined }) =>
  identifier === undefined ? <LocationListPage /> : <LocationPage identifier={identifier} />;
