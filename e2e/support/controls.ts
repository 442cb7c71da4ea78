import type { Page } from 'playwright-core'

/** A control of a page, and how to find it on another copy of the page. */
export interface Control {
  /** Its element and texts. */
  name: string
  /** Index among controls with this name. */
  nth: number
  /** Controls of a kind do the same thing. */
  kind: string
  tag: string
  type: string
  /** In header, footer or banner, which all pages share. */
  isShared: boolean
  /** The headings of the closed `<details>` around it, the outermost first. */
  folds: { name: string; nth: number }[]
}

interface Finder {
  /** One control of each kind. */
  list(): Control[]
  find(name: string, nth: number): Element | undefined
  /** Set before the interaction; a new document does not have it. */
  isUsed: boolean
  /** Everything that an interaction can change. */
  state(name: string, nth: number, start: string): PageState | undefined
}

export interface PageState {
  url: string
  dialogs: (string | null)[]
  expanded: string[]
  control: string
  focus: string
  players: number
}

declare global {
  interface Window {
    finder: Finder
  }
}

/** Adds `window.finder` to each page of the context. */
export function installFinder(page: Page): Promise<unknown> {
  return page.context().addInitScript(() => {
    // An earlier interaction may have stored it.
    localStorage.removeItem('theme')
    const SEARCH_BUTTON = 'form[role=search] button'
    const CONTROLS = 'a[href], button, summary, select, input:not([type=hidden]), textarea'
    const textOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
    const nameOf = (element: Element) =>
      [
        element.tagName,
        element.getAttribute('name') ?? '',
        element.getAttribute('value') ?? '',
        element.getAttribute('href') ?? '',
        textOf(element),
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
      // The skip link is above the window until it has the focus.
      return width > 1 && height > 1 && bottom + scrollY > 0 && element.checkVisibility({ visibilityProperty: true })
    }
    const leadsNowhere = (element: Element) =>
      element instanceof HTMLAnchorElement && element.href === location.href.split('#')[0]
    /** Whether React handles events of the element; it stores the handlers there. */
    const hasHandler = (element: Element) => {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps'))
      const props: unknown = key && Reflect.get(element, key)
      const handlers = Object.entries(typeof props === 'object' && props !== null ? props : {})
      return handlers.some(([name, handler]) => /^on[A-Z]/.test(name) && typeof handler === 'function')
    }
    const leadsTo = ({ href, origin, pathname, hash }: HTMLAnchorElement) => {
      if (origin !== location.origin) return href.split(':')[0]
      if (hash && pathname === location.pathname) return 'anchor'
      return pathname.startsWith('/files/') || pathname.startsWith('/api/') ? 'file' : 'page'
    }
    const kindOf = (element: Element) =>
      [
        element.tagName,
        element.className,
        element.getAttribute('type') ?? '',
        ...(element instanceof HTMLAnchorElement ? [leadsTo(element), element.target] : []),
        ...(hasHandler(element) ? ['handled'] : []),
        // Buttons differ by their first words, other controls by their classes.
        ...(hasHandler(element) && element.matches('button, a:not([class])')
          ? [textOf(element).split(/[:(\d]/)[0]]
          : []),
      ].join(' ')
    window.finder = {
      list: () => {
        // Only the first of each kind: finding all again takes a second on long pages.
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
      isUsed: false,
      state: (name, nth, start) => {
        const isHydrated = document.documentElement.hasAttribute('data-hydrated')
        const found = named(name)[nth]
        // A click on a list's search button loads a new document without the script, and changes the list in place with it.
        const hasSearched = isHydrated && found?.matches(SEARCH_BUTTON)
        const hasNavigated = !window.finder.isUsed || location.pathname !== start || hasSearched
        if (document.readyState !== 'complete' || document.querySelector('.page-progress')) return undefined
        if (!hasNavigated && !isHydrated) return undefined
        const control = hasNavigated ? undefined : found
        const focus = document.activeElement ?? document.body
        const isStart = hasNavigated && focus.matches(`body, main, h1, ${SEARCH_BUTTON}`)
        return {
          url: location.href.replace(/preview=[^&]+/, 'preview'),
          dialogs: [...document.querySelectorAll('dialog[open]')].map((each) => {
            const label = document.getElementById(each.getAttribute('aria-labelledby') ?? '')
            return each.getAttribute('aria-label') ?? label?.textContent ?? each.className
          }),
          expanded: [...document.querySelectorAll('details[open] > summary')].map(textOf),
          control: control
            ? [
                control.getAttribute('aria-expanded'),
                control.getAttribute('aria-pressed'),
                control.getAttribute('aria-busy'),
                'value' in control ? control.value : '',
                'checked' in control ? control.checked : '',
              ].join()
            : 'gone',
          focus: isStart ? 'start of the page' : `${focus.tagName} ${textOf(focus)}`,
          players: document.querySelectorAll('iframe').length,
        }
      },
    }
  })
}
