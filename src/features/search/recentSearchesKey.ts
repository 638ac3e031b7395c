/** Entry of the device for what was searched for; it needs the visitor's consent. */
export const recentSearchesKey = 'recentSearches';
