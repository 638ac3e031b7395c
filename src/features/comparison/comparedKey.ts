/** Entry for the products that are compared. Apart, so that signing out needs nothing else of the comparison. */
export const comparedKey = 'compared';

/** Entry of the device for the backend's list of them. */
export const compareListKey = 'compare_list';
