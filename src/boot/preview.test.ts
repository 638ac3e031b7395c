import { savedPreview } from '@/kernel/preview/previewValues';
import { isPreview, listenForPreview } from './preview';

const message = { authorization: 'Bearer abc', previewVersion: '1795510800' };
const office = 'https://office.example';

const givenOrigins = (origins: unknown): void => {
  document.body.innerHTML = `<script id="shop-settings" type="application/json">${JSON.stringify({ previewOrigins: origins })}</script>`;
};

/** The window round the shop: another one in each test, as listeners of the test before still listen to theirs. */
let frame: Window;
const openFrame = (): Window => document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
const framedBy = (parent: Window): void => {
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
};

const send = (
  data: unknown,
  { origin = office, source = frame }: { origin?: string; source?: Window | null } = {},
): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
};

describe('the message that asks for a preview', () => {
  const reload = jest.fn();

  beforeEach(() => {
    givenOrigins([office]);
    frame = openFrame();
    framedBy(frame);
  });
  afterEach(() => {
    framedBy(window);
    window.sessionStorage.clear();
    reload.mockReset();
  });

  it('is saved, and the page reloads once', () => {
    listenForPreview(reload);
    expect(isPreview()).toBe(false);
    send(message);
    send({ ...message, previewVersion: '2' });
    expect(savedPreview()).toEqual({ authorization: 'Bearer abc', version: '1795510800' });
    expect(isPreview()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('A-06: is ignored from anybody but the window around, at an origin that is configured', () => {
    listenForPreview(reload);
    send(message, { origin: 'https://evil.example' });
    send(message, { origin: `${office}.evil.example` });
    send(message, { origin: 'null' });
    send(message, { source: window });
    send(message, { source: null });
    send({ ...message, authorization: 1 });
    expect(savedPreview()).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for what is shown already', () => {
    listenForPreview(reload);
    send(message);
    listenForPreview(reload);
    send(message);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([[undefined], ['self'], [[]]])('is not waited for where no back office is configured: %j', (origins) => {
    givenOrigins(origins);
    listenForPreview(reload);
    send(message);
    send(message, { origin: window.location.origin });
    expect(reload).not.toHaveBeenCalled();
  });

  it('may come from the own origin where that is configured, and only to a shop in a frame', () => {
    givenOrigins(['self']);
    framedBy(window);
    listenForPreview(reload);
    send(message, { origin: window.location.origin, source: window });
    expect(reload).not.toHaveBeenCalled();
    framedBy(frame);
    listenForPreview(reload);
    send(message, { origin: window.location.origin });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
