import { EARLY_PREVIEW_ID, HYDRATED_ATTRIBUTE } from './page-script.ts'

/**
 * Shows a picture of a file's first page on the first tap while the page script is loading, which takes seconds on a slow
 * network. A file is a link with `data-first-page` (the picture), `data-facts` and `data-file`.
 * `hold-clicks.ts` repeats the click after hydration; React's dialog then replaces this one. If the reader closes this dialog
 * before, the repeated click is ignored.
 */
const template = document.getElementById(EARLY_PREVIEW_ID)
const root = document.documentElement
let closedLink: Element | undefined

if (template instanceof HTMLTemplateElement) {
  document.addEventListener('click', (event) => {
    const clicked = event.target instanceof Element ? event.target.closest('a[data-wants-script]') : null
    if (!(clicked instanceof HTMLAnchorElement)) return
    if (clicked === closedLink && !event.isTrusted) {
      closedLink = undefined
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const isHeld = event.defaultPrevented && !root.hasAttribute(HYDRATED_ATTRIBUTE)
    if (isHeld && !document.querySelector('dialog.preview')) show(template, clicked)
  })
}

function show(blank: HTMLTemplateElement, clicked: HTMLAnchorElement): void {
  // A row has two links to its file. Only the title has the data.
  const files = document.querySelectorAll<HTMLAnchorElement>('a[data-first-page]')
  const file = [...files].find(({ href }) => href === clicked.href)
  const dialog = document.importNode(blank.content, true).querySelector('dialog')
  if (!file || !dialog) return
  closedLink = undefined
  fill(dialog, file)
  dialog.addEventListener('close', () => {
    closedLink = clicked
    dialog.remove()
  })
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = blank.dataset.style ?? ''
  style.onload = style.onerror = () => {
    if (root.hasAttribute(HYDRATED_ATTRIBUTE)) return
    document.body.append(dialog)
    dialog.showModal()
  }
  document.head.append(style)
}

function fill(dialog: HTMLDialogElement, file: HTMLAnchorElement): void {
  const title = file.textContent ?? ''
  const { firstPage = '', facts = '', file: download = '' } = file.dataset
  const part = <Kind extends Element>(selector: string, kind: new () => Kind) => {
    const element = dialog.querySelector(selector)
    if (!(element instanceof kind)) throw new Error(`The preview has no ${selector}`)
    return element
  }
  const heading = part('h2', HTMLHeadingElement)
  heading.textContent = heading.title = title
  part('header div', HTMLDivElement).lang = file.closest<HTMLElement>('[lang]')?.lang ?? ''
  part('header p', HTMLParagraphElement).textContent = facts
  const picture = part('img', HTMLImageElement)
  picture.alt = title
  picture.src = firstPage
  part('footer a', HTMLAnchorElement).href = file.href
  part('[download]', HTMLAnchorElement).href = download
  part('[download] span', HTMLSpanElement).append(` · ${facts.split(' · ').pop()}`)
}
