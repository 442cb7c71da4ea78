import type { Page } from 'playwright-core'

/** A control of a page as it came from the server, and how to find it again on another copy of the page. */
export interface Control {
  /** What it is and says. */
  name: string
  /** Which of those with this name. */
  nth: number
  /** Controls of a kind do the same thing in different places. */
  kind: string
  tag: string
  type: string
  /** Stands in header, footer or banner, which all pages share. */
  isShared: boolean
  /** The headings of the closed lists that it stands in, the outermost first. */
  folds: { name: string; nth: number }[]
}

interface Finder {
  /** One control of each kind. */
  list(): Control[]
  find(name: string, nth: number): Element | undefined
  /** Set before the press: a new document does not have it. */
  isPressed: boolean
  /** Everything that a press may change. */
  state(name: string, nth: number, start: string): PageState | undefined
}

export interface PageState {
  url: string
  dialogs: (string | null)[]
  unfolded: string[]
  control: string
  focus: string
  players: number
}

declare global {
  interface Window {
    finder: Finder
  }
}

/** Puts `window.finder` into each page of the context. */
export function installFinder(page: Page): Promise<unknown> {
  return page.context().addInitScript(() => {
    // What an earlier press has left on the device.
    localStorage.removeItem('theme')
    const SEARCH_BUTTON = 'form[role=search] button'
    const CONTROLS = 'a[href], button, summary, select, input:not([type=hidden]), textarea'
    const said = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
    const nameOf = (element: Element) =>
      [
        element.tagName,
        element.getAttribute('name') ?? '',
        element.getAttribute('value') ?? '',
        element.getAttribute('href') ?? '',
        said(element),
        element.closest('header, footer, main')?.tagName,
      ].join('|')
    const all = () => [...document.querySelectorAll(CONTROLS)]
    const named = (name: string) => all().filter((each) => nameOf(each) === name)
    const address = (element: Element) => {
      const name = nameOf(element)
      return { name, nth: named(name).indexOf(element) }
    }
    const foldsOf = (element: Element): Element[] => {
      const fold = element.parentElement?.closest('details:not([open])')
      if (!fold) return []
      const heading = fold.querySelector('summary')
      return [...foldsOf(fold), ...(heading && heading !== element ? [heading] : [])]
    }
    const canBeSeen = (element: Element): boolean => {
      const [outermost] = foldsOf(element)
      if (outermost) return canBeSeen(outermost)
      const { width, height, bottom } = element.getBoundingClientRect()
      // The link to the content stands above the window until it has the focus.
      return width > 1 && height > 1 && bottom + scrollY > 0 && element.checkVisibility({ visibilityProperty: true })
    }
    const leadsNowhere = (element: Element) =>
      element instanceof HTMLAnchorElement && element.href === location.href.split('#')[0]
    /** React keeps there which events it answers. */
    const isAnswered = (element: Element) => {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps'))
      const props: unknown = key && Reflect.get(element, key)
      const answers = Object.entries(typeof props === 'object' && props !== null ? props : {})
      return answers.some(([name, answer]) => /^on[A-Z]/.test(name) && typeof answer === 'function')
    }
    const leadsTo = ({ href, origin, pathname, hash }: HTMLAnchorElement) => {
      if (origin !== location.origin) return href.split(':')[0]
      if (hash && pathname === location.pathname) return 'place'
      return pathname.startsWith('/files/') || pathname.startsWith('/api/') ? 'file' : 'page'
    }
    const kindOf = (element: Element) =>
      [
        element.tagName,
        element.className,
        element.getAttribute('type') ?? '',
        ...(element instanceof HTMLAnchorElement ? [leadsTo(element), element.target] : []),
        ...(isAnswered(element) ? ['answered'] : []),
        // Buttons are told apart by their first words, other controls by their looks.
        ...(isAnswered(element) && element.matches('button, a:not([class])') ? [said(element).split(/[:(\d]/)[0]] : []),
      ].join(' ')
    window.finder = {
      list: () => {
        // The first of each kind: to find all again would take a second on long pages.
        const kinds = new Map<string, Element>()
        for (const element of all()) {
          if (leadsNowhere(element) || element.matches(':disabled') || !canBeSeen(element)) continue
          const kind = kindOf(element)
          if (!kinds.has(kind)) kinds.set(kind, element)
        }
        return [...kinds].map(([kind, element]) => ({
          ...address(element),
          kind,
          tag: element.tagName,
          type: element.getAttribute('type') ?? '',
          isShared: element.closest('main') === null,
          folds: foldsOf(element).map(address),
        }))
      },
      find: (name, nth) => named(name)[nth],
      isPressed: false,
      state: (name, nth, start) => {
        const isAlive = document.documentElement.hasAttribute('data-alive')
        const pressed = named(name)[nth]
        // A press on a list's search loads a new document without the script, and changes the list in place with it.
        const isSearched = isAlive && pressed?.matches(SEARCH_BUTTON)
        const hasMoved = !window.finder.isPressed || location.pathname !== start || isSearched
        if (document.readyState !== 'complete' || document.querySelector('.page-progress')) return undefined
        if (!hasMoved && !isAlive) return undefined
        const control = hasMoved ? undefined : pressed
        const focus = document.activeElement ?? document.body
        const isStart = hasMoved && focus.matches(`body, main, h1, ${SEARCH_BUTTON}`)
        return {
          url: location.href.replace(/preview=[^&]+/, 'preview'),
          dialogs: [...document.querySelectorAll('dialog[open]')].map((each) => {
            const label = document.getElementById(each.getAttribute('aria-labelledby') ?? '')
            return each.getAttribute('aria-label') ?? label?.textContent ?? each.className
          }),
          unfolded: [...document.querySelectorAll('details[open] > summary')].map(said),
          control: control
            ? [
                control.getAttribute('aria-expanded'),
                control.getAttribute('aria-pressed'),
                control.getAttribute('aria-busy'),
                'value' in control ? control.value : '',
                'checked' in control ? control.checked : '',
              ].join()
            : 'gone',
          focus: isStart ? 'start of the page' : `${focus.tagName} ${said(focus)}`,
          players: document.querySelectorAll('iframe').length,
        }
      },
    }
  })
}
