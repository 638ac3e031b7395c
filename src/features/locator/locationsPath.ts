/** Where the list of shops is, unless the backend's rewrites say otherwise. */
export const locationsPath = '/stores';
