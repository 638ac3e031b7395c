import { answering, replacePieces } from './replacePieces.js';

/**
 * React's renderer carries what the shop never does: taking over HTML that a server has rendered, view transitions, refs of
 * fragments, elements that it puts into the head, <Activity>, <SuspenseList>. It is a quarter of what a first visit loads
 * of it, and nothing tells the minifier that it is never reached. This loader does: eslint.config.js refuses what would
 * reach it.
 */

/** The version that all of this was read for. */
const version = '19.3.1';

/** By function: what it always answers here. */
const answers = {
  // There is no HTML to take over.
  popHydrationState: 'false',
  queueIfContinuousEvent: 'false',
  getActivityInstanceFromFiber: 'null',
  getParentHydrationBoundary: 'null',
  upgradeHydrationErrorsToRecoverable: 'null',
  // No fragment has a ref.
  isFragmentInstanceParent: 'false',
  // A change waits for its pictures in view transitions only.
  maySuspendCommit: 'false',
  // Titles, metas, links, styles and scripts are elements like others: the head is written by kernel/head.
  isHostHoistableType: 'false',
  preloadResource: 'true',
  waitForCommitToBeReady: 'null',
  // Nobody asks for the components that an error came through (`componentStack`).
  getStackByFiberInDevAndProd: '""',
};

/** Functions that are not called, or find nothing to do. */
const idle = [
  // HTML to take over, and events that came before it was.
  ...['resetHydrationState', 'commitSuspenseHydrationCallbacks', 'markRetryLaneImpl'],
  ...['retryIfBlockedOn', 'clearIfContinuousEvent', 'popTreeContext'],
  // Refs of fragments.
  ...['FragmentInstance', 'traverseVisibleInstancesAndTextInstances', 'commitNewChildToFragmentInstances'],
  ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
  // View transitions.
  ...['trackEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
  ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
  // Elements of the head.
  ...['accumulateSuspenseyCommitOnFiber'],
];

const functions = [
  ...Object.entries(answers).map(([name, answer]) => answering(name, answer)),
  ...idle.map((name) => answering(name)),
];

/** Other pieces, each with what stands for it. */
const pieces = [
  [/^exports\.hydrateRoot = [^]*?^\};\n/m, ''],
  [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [^]*?^\};\n/m, ''],
  [/^ReactDOMHydrationRoot\.prototype\.\w+ = /gm, ''],
  [/(?<!,\s*)\bisHydrating = (![01])(?=[;),])/g, '$1'],
  [/[\w$]+(?:\.\w+)*\.dehydrated\b/g, 'null'],
  [/[\w$]+(?:\.\w+)*\.isDehydrated\b/g, 'false'],
  [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = [^]*?^\};\n/gm, ''],
  [/^ReactDOMSharedInternals\.findDOMNode = [^]*?^\};\n/m, ''],
  [/shouldStartViewTransition\s+\? \(pendingViewTransition = startViewTransition\([^)]*\)\)\s+: /, ''],
  // What `react-dom` can ask of the renderer, besides rendering at once.
  [/(?<=^ReactDOMSharedInternals\.d = \{\n {2}f: flushSyncWork),[^}]*/m, ''],
  // Elements of these types are refused as any that is unknown.
  [/^ {6}case REACT_(?:ACTIVITY|SUSPENSE_LIST)_TYPE:\n[^]*?(?=^ {6}case )/gm, ''],
  [/^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n {6}case REACT_VIEW_TRANSITION_TYPE:\n[^]*?(?=^ {6}default:)/m, ''],
  // The names of variables that other types share with elements of the head.
  [/^function completeWork\(current, workInProgress, renderLanes\) \{\n/m, '$&  var type, nextResource;\n'],
  // So the tree has none of them: list, elements of the head, transition, activity, and what stands for HTML to take over.
  [/(?<!:\n)^( +)case (?:18|19|26|30|31):\n(?!\1(?:case |default:))[^]*?(?=^\1(?:case |default:)|^(?!\1) *\})/gm, ''],
];

/**
 * Loader for the renderer's production build.
 * @throws where the version is another one: then all of this has to be read again, and the browser tests to be run.
 */
export default function leanReact(source) {
  if (!source.includes(`exports.version = "${version}";`))
    throw new Error(`build/leanReact.js is for React ${version}.`);
  return replacePieces(source, [...functions, ...pieces], this?.resourcePath ?? 'React');
}
