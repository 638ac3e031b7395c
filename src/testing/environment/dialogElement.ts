/**
 * jsdom lacks modal dialogs: this is as much of `showModal` as the shop relies on. Escape asks with `cancel` and closes
 * unless told not to; closing gives the focus back.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>(focusable)?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
}

Object.assign(HTMLDialogElement.prototype, { showModal, close });

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});
