/**
 * The router's components that the shop does not use (forms, data loading, server components) stay in a bundle, because
 * nothing tells the minifier that making them has no effect. This loader does; it changes nothing else.
 */
export default function pureRouter(source) {
  return (
    source
      .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = ".*";$/gm, '')
      // Of the boundary of its data routers, the one class that has it.
      .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
  );
}
