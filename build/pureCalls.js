/**
 * Loader that marks the calls by which libraries make components, contexts and tables as free of effects (a comment that
 * the minifier reads): what is made so and not used can be left out.
 */
export default function pureCalls(source) {
  return source
    .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
    .replace(/(?<=^(?:var|const) \w+ = )(?=(?:createFormatted\w+|new (?:WeakMap|Set)|Symbol)\()/gm, '/* @__PURE__ */ ');
}
