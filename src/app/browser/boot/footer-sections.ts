/** From this width on the lists of the footer stand open, as the style sheet draws them. */
const WIDE = '(min-width: 60rem)'

/** Opens the lists on wide screens, where their headings are no controls, and folds them on narrow ones. */
export function unfoldFooter(): void {
  const wide = matchMedia(WIDE)
  const fitWidth = () => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('.footer-fold')) {
      list.open = wide.matches
      list.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0')
    }
  }
  fitWidth()
  wide.addEventListener('change', fitWidth)
}
