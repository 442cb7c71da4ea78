/**
 * Leads the reader to a comment that has just been posted, unless they write on already: the form that had the focus is
 * empty now, and reading goes on at the new comment.
 */
export function scrollToElement(comment: number): void {
  const place = document.getElementById(`comment-${comment}`)
  if (place === null || isBusyElsewhere()) return
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'nearest' })
}

/** Somebody types, or has gone to another control. */
function isBusyElsewhere(): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return false
  return !activeElement.matches('.comment-form [type="submit"], .comment-outgoing *')
}
