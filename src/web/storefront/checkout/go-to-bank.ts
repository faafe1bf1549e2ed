/**
 * The form is done with, so its place in the browser's history becomes the page of the order: whoever comes back from the bank by the
 * browser's own arrow finds their order and whether it is paid, not an empty form.
 */
export function goToBank(pageUrl: string, orderPath: string): void {
  history.replaceState(history.state, '', orderPath);
  // A browser may keep the whole page as it was; it then stands at the new address with the old content.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(pageUrl);
}
