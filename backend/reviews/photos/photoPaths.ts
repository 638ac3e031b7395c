/** Folder of shoppers' photos below `/media/`. */
export const reviewPhotoFolder = 'review/';

/** Largest photo that is taken, in bytes. */
export const largestPhoto = 5 * 1024 * 1024;

/** Most photos of a review. */
export const mostPhotos = 4;

/** Below `/rest/V1/`. */
export const photoEndpointPath = 'review-photos';

/** Whether a path is the one that photos are sent to. */
export const isPhotoUpload = (pathname: string): boolean =>
  pathname.startsWith('/rest/') && pathname.endsWith(`/V1/${photoEndpointPath}`);
