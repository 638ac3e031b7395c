/** Key in session storage. */
const storageKey = 'halewell:category';

/** Keeps the category that was last looked at in this tab, for the breadcrumbs of its products. */
export const rememberCategory = (uid: string): void => {
  try {
    window.sessionStorage.setItem(storageKey, uid);
  } catch {
    // Without session storage, breadcrumbs name the most special category.
  }
};

/** Uid of the category that was last looked at in this tab; null when there is none. */
export const lastCategory = (): string | null => {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
};
