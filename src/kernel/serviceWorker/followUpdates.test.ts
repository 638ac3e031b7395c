import { followUpdates } from './followUpdates';

/** A worker that answers whether the page is of its build. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];
  constructor(private readonly isCurrent: boolean) {
    super();
  }
  postMessage = (message: { type: string }, ports: { postMessage: (data: unknown) => void }[] = []): void => {
    this.messages.push(message);
    if (message.type === 'IS_CURRENT') ports[0]?.postMessage(this.isCurrent);
  };
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

/** jsdom has no channels: both ends in one. */
class FakeChannel {
  port1 = { onmessage: (_event: { data: unknown }) => undefined as void, close: () => undefined };
  port2 = { postMessage: (data: unknown) => void Promise.resolve().then(() => this.port1.onmessage({ data })) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = ({
  isCheckout = false,
  waiting,
  hasController = true,
}: { isCheckout?: boolean; waiting?: FakeWorker; hasController?: boolean } = {}) => {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? new FakeWorker(true) : null,
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    installing: null as FakeWorker | null,
    update: jest.fn(() => Promise.resolve()),
  });
  const offers: (() => void)[] = [];
  const reloadPage = jest.fn();
  let time = 0;
  const stop = followUpdates({
    registration,
    container,
    script: 'https://shop.example/static/main.0a1b2c.js',
    onOffer: isCheckout ? undefined : (accept) => offers.push(accept),
    reloadPage,
    now: () => time,
  });
  return {
    offers,
    reloadPage,
    registration,
    stop,
    pass: (ms: number) => (time += ms),
    bring: async (worker: FakeWorker) => {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      worker.install();
      await settle();
    },
    begin: async (worker: FakeWorker) => {
      container.controller = worker;
      container.dispatchEvent(new Event('controllerchange'));
      await settle();
    },
  };
};

test('a new version is offered, begins when it is accepted, and the page is loaded again once', async () => {
  const page = open();
  const next = new FakeWorker(false);
  await page.bring(next);
  expect(page.offers).toHaveLength(1);
  page.offers[0]?.();
  expect(next.messages).toContainEqual({ type: 'SKIP_WAITING' });
  await page.begin(next);
  await page.begin(next);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

test('a former worker that has not finished keeps nobody waiting: the page is loaded again once, without the new one', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const waiting = new FakeWorker(false);
  waiting.state = 'installed';
  const page = open({ waiting });
  await jest.advanceTimersByTimeAsync(0);
  page.offers[0]?.();
  await jest.advanceTimersByTimeAsync(3000);
  expect(page.reloadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  const begun = page.begin(new FakeWorker(false));
  await jest.advanceTimersByTimeAsync(10_000);
  await begun;
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('one that waits from an earlier page is offered at once', async () => {
  const page = open({ waiting: new FakeWorker(false) });
  await settle();
  expect(page.offers).toHaveLength(1);
});

test('another tab accepts: this one is loaded again, too', async () => {
  const page = open();
  await page.begin(new FakeWorker(false));
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

test('F-33: the checkout is neither asked nor loaded again', async () => {
  const page = open({ isCheckout: true });
  const next = new FakeWorker(false);
  await page.bring(next);
  await page.begin(next);
  expect(page.offers).toHaveLength(0);
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('a page that is of the new version already goes on, and a first worker is no news', async () => {
  const newest = open();
  const next = new FakeWorker(true);
  await newest.bring(next);
  await newest.begin(next);
  expect(newest.offers).toHaveLength(0);
  expect(newest.reloadPage).not.toHaveBeenCalled();

  const first = open({ hasController: false });
  const worker = new FakeWorker(false);
  await first.bring(worker);
  await first.begin(worker);
  expect(first.offers).toHaveLength(0);
  expect(first.reloadPage).not.toHaveBeenCalled();
});

test('a tab that comes back after an hour looks for a new version', () => {
  const page = open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.registration.update).not.toHaveBeenCalled();
  page.pass(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.registration.update).toHaveBeenCalledTimes(1);
  page.stop();
});
