import type { WorkerMessage } from '../../../sw/protocol';

/** Milliseconds between two looks for a new version, at most one of which a visit to the tab makes. */
const lookEveryMs = 60 * 60_000;

/** How long an answer of a worker is waited for; one that does not know the question gives none. */
const answerTimeoutMs = 3000;

/**
 * How long the new worker may take to begin once the shopper has accepted it. A browser lets the former one finish what it
 * has begun, a picture that does not come for instance, and Chromium waits up to five minutes for it.
 */
const beginTimeoutMs = 4000;

/** What is used of a worker, of its registration, and of the browser's list of them. */
interface Worker extends EventTarget {
  readonly state: string;
  postMessage(message: WorkerMessage, ports: MessagePort[]): void;
}
interface Registration extends EventTarget {
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  update(): Promise<unknown>;
}
interface Container extends EventTarget {
  readonly controller: Worker | null;
}

export interface UpdateOptions {
  registration: Registration;
  /** Address of the script that this page was brought by. */
  script: string;
  /** There is a new version; `accept` takes it. Without it this page says nothing, and is never reloaded. */
  onOffer?: ((accept: () => void) => void) | undefined;
  reloadPage: () => void;
  /** Milliseconds since the epoch. */
  now: () => number;
  container?: Container;
}

/** Asks a worker whether this page is of its build; without an answer it is not. */
const isOfBuild = (worker: Worker, script: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), answerTimeoutMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    };
    worker.postMessage({ type: 'IS_CURRENT', script }, [port2]);
  });

/**
 * Offers a new version of the shop when its worker is ready, and reloads the page once when it has begun, whichever tab
 * it was accepted in. A page that is of the new version already, because it was opened after the deployment, goes on.
 * @returns ends it.
 */
export const followUpdates = ({
  registration,
  script,
  onOffer,
  reloadPage,
  now,
  container = navigator.serviceWorker,
}: UpdateOptions): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  let before = container.controller;
  let isReloading = false;

  const reloadOnce = (): void => {
    if (isReloading) return;
    isReloading = true;
    reloadPage();
  };

  const offer = async (worker: Worker | null): Promise<void> => {
    // The first worker of a visitor is no news.
    if (!worker || !container.controller || (await isOfBuild(worker, script)) || signal.aborted) return;
    onOffer?.(() => {
      worker.postMessage({ type: 'SKIP_WAITING' }, []);
      // A page that is loaded again comes from the network, and with it the new version, whichever worker is at work.
      const timer = setTimeout(() => {
        if (worker.state === 'installed') reloadOnce();
      }, beginTimeoutMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  };
  void offer(registration.waiting);
  registration.addEventListener(
    'updatefound',
    () => {
      const { installing } = registration;
      installing?.addEventListener(
        'statechange',
        () => {
          if (installing.state === 'installed') void offer(installing);
        },
        { signal },
      );
    },
    { signal },
  );

  container.addEventListener(
    'controllerchange',
    () => {
      const isFirst = before === null;
      before = container.controller;
      if (isFirst || isReloading || !onOffer || !before) return;
      isReloading = true;
      void isOfBuild(before, script).then((isCurrent) => {
        if (isCurrent) isReloading = false;
        else if (!signal.aborted) reloadPage();
      });
    },
    { signal },
  );

  let lookedAt = now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || now() - lookedAt < lookEveryMs) return;
      lookedAt = now();
      // Offline, or the worker is gone: the next visit looks again.
      registration.update().catch(() => undefined);
    },
    { signal },
  );
  return () => end.abort();
};
