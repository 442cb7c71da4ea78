/**
 * Loads the page anew as soon as the site can be reached: a part that could not be fetched once is not fetched a second
 * time by the browser. What was typed is kept as a draft.
 */
export async function comeAgain(): Promise<void> {
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
}
