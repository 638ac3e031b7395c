import { serviceSettings } from '@/kernel/app/serviceSettings';
import { type FramePort, openFramePort } from '@/kernel/frames/framePort';
import { openLayer } from '@/kernel/routing/openLayers';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import type { WalletAdapter, WalletOffer, WalletPayment, WalletRequest } from '../walletAdapter';
import { readAuthorised, readPlace } from './walletMessages';
import styles from './testWallet.module.css';

/** Milliseconds in which the wallet's pages have to be there. */
const readyTimeoutMs = 10_000;

/** From Lucide (ISC), as the icons of the shop. */
const walletShape =
  'M19 7V4a1 1 0 00-1-1H5a2 2 0 000 4h15a1 1 0 011 1v4h-3a2 2 0 000 4h3a1 1 0 001-1v-2a1 1 0 00-1-1M3 5v14a2 2 0 002 2h15a1 1 0 001-1v-4';

const makeFrame = (path: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.src = `${serviceSettings.paymentUrl}${path}`;
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  return frame;
};

const originOfWallet = (): string => new URL(serviceSettings.paymentUrl).origin;

/** Asks a page of the wallet that nobody sees; no answer in time is a no. */
const canPay = (): Promise<boolean> =>
  new Promise((resolve) => {
    const frame = makeFrame('/wallet/ready', 'Test Wallet');
    Object.assign(frame, { hidden: true, tabIndex: -1 });
    frame.setAttribute('aria-hidden', 'true');
    const end = (answer: boolean): void => {
      clearTimeout(timer);
      port.close();
      frame.remove();
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), readyTimeoutMs);
    const port = openFramePort(frame, originOfWallet(), ({ type, canPay: answer }) => {
      if (type === 'canPay') end(answer === true);
    });
    document.body.append(frame);
  });

interface Sheet {
  dialog: HTMLDialogElement;
  frame: HTMLIFrameElement;
}

const showSheet = (title: string): Sheet => {
  const dialog = document.createElement('dialog');
  const frame = makeFrame('/wallet', title);
  dialog.className = styles.sheet ?? '';
  frame.className = styles.frame ?? '';
  dialog.setAttribute('aria-label', title);
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();
  return { dialog, frame };
};

/** Closing gives the focus back to what was pressed. */
const takeAway = ({ dialog }: Sheet): void => {
  dialog.close();
  dialog.remove();
};

const answerQuestion = (
  { begin, onAddress, onMethod }: WalletRequest,
  { type, place, methodId }: Readonly<Record<string, unknown>>,
): Promise<WalletOffer> | null => {
  if (type === 'begin') return begin();
  const known = readPlace(place);
  if (type === 'address' && known) return onAddress(known);
  return type === 'method' && typeof methodId === 'string' ? onMethod(methodId) : null;
};

/** Lets the sheet ask until it ends. */
const runSheet = (request: WalletRequest, sheet: Sheet): Promise<WalletPayment | null> =>
  new Promise((resolve, reject) => {
    let isPaying = false;
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      port.close();
      layerClosed();
      takeAway(sheet);
      settle();
    };
    // What is being paid is not left.
    const leave = (): void => {
      if (!isPaying) end(() => resolve(null));
    };
    const fail = (error: unknown): void => end(() => reject(error instanceof Error ? error : new Error(String(error))));
    const timer = setTimeout(() => fail(new Error('The wallet did not open.')), readyTimeoutMs);
    const start = async (): Promise<void> => {
      clearTimeout(timer);
      const { payee, currency } = request;
      const needsAddress = await request.needsAddress;
      port.post({ type: 'init', shopOrigin: window.location.origin, payee, currency, needsAddress });
    };
    const port: FramePort = openFramePort(sheet.frame, originOfWallet(), (message) => {
      if (isPaying) return;
      if (message.type === 'ready') void start().catch(fail);
      if (message.type === 'cancelled') leave();
      const { turn } = message;
      void answerQuestion(request, message)?.then((offer) => port.post({ type: 'offer', turn, offer }), fail);
      const authorised = message.type === 'authorised' ? readAuthorised(message) : null;
      if (!authorised) return;
      isPaying = true;
      resolve({ ...authorised, complete: () => end(() => undefined) });
    });
    sheet.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      leave();
    });
    const layerClosed = openLayer(leave);
  });

/** The wallet of the embedded test provider: its sheet is a page of the provider's origin, in a frame over the shop. */
export const testWallet: WalletAdapter = {
  name: 'Test Wallet',
  Mark: () => <LineIcon path={walletShape} />,
  canPay,
  open: (request) => runSheet(request, showSheet(request.title)),
};
