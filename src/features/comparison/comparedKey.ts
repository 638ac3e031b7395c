/** Entry of the tab for the products that are compared. Apart, so that signing out needs nothing else of the comparison. */
export const comparedKey = 'compared';
