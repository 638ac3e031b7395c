/** Names that the build gives to the shop's classes (`cssClassNames`): an editor's class of that form would wear their looks. */
const shopClass = /^[a-z]{1,2}_[a-z]{1,2}$/;

/** The classes that an editor gave to an element, for style elements of the same block and for integrations. */
export const ownClassNames = (names: Iterable<string>): string =>
  [...names].filter((name) => !shopClass.test(name)).join(' ');
