/** Name of the menu among the drawers; a file of its own, as the trigger in the first load needs nothing else. */
export const menuDrawer = 'menu';
