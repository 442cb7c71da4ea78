/** When this page was saved, as an ISO 8601 time, if it is a saved copy from the service worker. */
export function savedAtOfPage(): string | undefined {
  return document.documentElement.dataset.savedAt
}
