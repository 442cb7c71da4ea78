/**
 * Reloads the page if the site can be reached. Chromium does not fetch a failed module again, so only a reload helps. Typed
 * posts and comments are saved as drafts.
 */
export async function reloadPage(): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReachable) location.reload()
}
