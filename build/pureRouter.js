import { answering, replacePieces } from './replacePieces.js';

/** Of the module with the hooks: advice for developers, and what is asked of the router of a page's data, which the shop has not. */
const pieces = [
  answering('warning'),
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  [/(?<=^var \w+ = )(?=(?:new (?:WeakMap|Set)|Symbol)\()/gm, '/* @__PURE__ */ '],
];

/**
 * The router's components that the shop does not use (forms, data loading, server components) stay in a bundle, because
 * nothing tells the minifier that making them has no effect. This loader does.
 */
export default function pureRouter(source) {
  const pure = source
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    // Of the boundary of its data routers, the one class that has it.
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '');
  return pure.includes('function useNavigate()') ? replacePieces(pure, pieces, this.resourcePath) : pure;
}
