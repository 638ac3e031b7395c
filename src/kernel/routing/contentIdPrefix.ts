/** What stands before every id that comes with the backend's content. */
export const contentIdPrefix = 'content-';
