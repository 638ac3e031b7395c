import './compileOnce';
import { rememberStyles } from './quickStyles';
import JsdomEnvironment from 'jest-environment-jsdom';
import * as backendOfProcess from '../../../backend/testing/createTestBackend';

/**
 * jsdom with the web platform that Node has and jsdom lacks: fetch, streams and structured clone, for the backend in process;
 * and with Node's URL, as jsdom's own takes ten times as long. The backend itself is loaded once for all test files of the
 * process: each would load its modules, build its schema and run code that V8 has not compiled yet.
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
      backendOfProcess,
    });
    rememberStyles(this.global);
  }
}
