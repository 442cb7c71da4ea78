/** From this width on, the style sheet draws the footer's lists open. */
const WIDE = '(min-width: 60rem)'

/** Opens a list that React has rendered again on a wide screen, e.g. when edit mode begins. */
export function openIfWide(section: HTMLDetailsElement | null): void {
  if (section && matchMedia(WIDE).matches) section.open = true
}

/** Opens the footer's lists on wide screens, where their headings are no controls, and closes them on narrow ones. */
export function openFooterSections(): void {
  const wide = matchMedia(WIDE)
  const update = () => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>('.footer-section')) {
      section.open = wide.matches
      section.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0')
    }
  }
  update()
  wide.addEventListener('change', update)
}
