/** Entry of the device for the products that were looked at; it needs the visitor's consent. */
export const viewedKey = 'recentlyViewed';
