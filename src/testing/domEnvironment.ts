import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with the web platform that Node has and jsdom lacks: fetch, streams and structured clone, for the backend in process. */
export default class DomEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
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
