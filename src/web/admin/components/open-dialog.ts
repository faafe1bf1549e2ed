/** The topmost open dialog or menu; toasts are dialogs too, but block nothing. */
export function openDialog(): Element | null {
  const open = document.querySelectorAll('[role="dialog"]:not(.toast), [role="alertdialog"], [role="menu"]');
  return open[open.length - 1] ?? null;
}
