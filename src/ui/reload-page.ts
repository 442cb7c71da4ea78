/**
 * Loads the page anew if the site can be reached: a part that could not be fetched once is not fetched a second time by
 * Chromium, so that trying again can't help there. What was typed into posts and comments is kept as a draft.
 */
export async function reloadPage(): Promise<void> {
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
}
