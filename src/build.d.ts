/** Names the build: a hash of everything in it, which webpack puts in its place. */
declare const __webpack_hash__: string;
