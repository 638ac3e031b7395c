type Owner = Readonly<Record<PropertyKey, unknown>>;

/** What tests replace, and may leave replaced at the end of their file. */
const watched = (): Owner[] =>
  typeof document === 'undefined'
    ? [globalThis]
    : [globalThis, navigator, document, Element.prototype, HTMLElement.prototype].map(
        (owner) => owner as object as Owner,
      );

/** Returns a function that gives an object the properties back that it has now. */
const remember = (owner: Owner): (() => void) => {
  const before = Object.getOwnPropertyDescriptors(owner);
  return () => {
    for (const key of Object.keys(Object.getOwnPropertyDescriptors(owner))) {
      if (!Object.hasOwn(before, key)) Reflect.deleteProperty(owner, key);
    }
    for (const [key, descriptor] of Object.entries(before)) {
      const now = Object.getOwnPropertyDescriptor(owner, key);
      const isSame = now && now.value === descriptor.value && now.get === descriptor.get && now.set === descriptor.set;
      if (!isSame && (now?.configurable ?? true)) Object.defineProperty(owner, key, descriptor);
    }
  };
};

/** A page without anything that was put on it, and a browser without anything that was kept. */
const clearPage = (): void => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
  window.history.replaceState(null, '', '/');
};

/**
 * Runs a test file as one of several, and takes away what it leaves behind.
 * @param endTest is done after each test, before the file's own hooks, as where a file is by itself.
 */
export const member = (path: string, load: () => void, endTest?: () => void): void =>
  describe(path, () => {
    let restore: (() => void)[] = [];
    beforeAll(() => void (restore = watched().map(remember)));
    if (endTest) afterEach(endTest);
    load();
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      restore.forEach((each) => each());
      if (typeof document !== 'undefined') clearPage();
    });
  });
