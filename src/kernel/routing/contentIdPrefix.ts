/** Prefix of every id in the backend's content. */
export const contentIdPrefix = 'content-';
