import './compileOnce';
import { createRequire } from 'node:module';
import JsdomEnvironment from 'jest-environment-jsdom';

// Every query by role asks for the computed style of many elements, and jsdom works out nine colours for each. No test
// looks at an inherited colour: without them the query takes half the time.
const fromJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const { propertiesWithResolvedValueImplemented: resolved } = fromJsdom(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
) as { propertiesWithResolvedValueImplemented: Record<string, unknown> };
for (const name of Object.keys(resolved)) if (name.includes('color')) Reflect.deleteProperty(resolved, name);

/**
 * jsdom with the web platform that Node has and jsdom lacks: fetch, streams and structured clone, for the backend in process;
 * and with Node's URL, as jsdom's own takes ten times as long.
 */
export default class DomEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      URL,
      URLSearchParams,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }
}
