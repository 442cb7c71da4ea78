/** When this page was saved, as an ISO 8601 time, if it is a copy that the service worker shows without a network. */
export function savedAtOfPage(): string | undefined {
  return document.documentElement.dataset.savedAt
}
