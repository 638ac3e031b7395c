/**
 * Does something once the open dialog has closed; at once where none is open. What moves the focus has to wait for that: an
 * open dialog lets nothing outside of it have the focus, and closing gives it back to what opened the dialog, which may go.
 */
export const afterDialog = (work: () => void): void => {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) dialog.addEventListener('close', work, { once: true });
  else work();
};
