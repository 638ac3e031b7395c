/**
 * Hides what a script of another has added to all objects: libraries that walk through an object take it for a part of it,
 * and Redux Toolkit refuses to start. It can still be called.
 */
export const hideForeignKeys = (): void => {
  for (const key of Object.keys(Object.prototype)) Reflect.defineProperty(Object.prototype, key, { enumerable: false });
};
