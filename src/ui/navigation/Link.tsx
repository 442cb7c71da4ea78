import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  /** An address of this site. */
  to: string
  /** For a link that changes only a part of the page: keeps the scroll position. */
  preventScrollReset?: boolean
  /** Replaces this page in the history. */
  replace?: boolean
}

/**
 * A link to a page of this site. A plain `<a>`, because a page has about fifty; the shell turns clicks on them into client-side
 * navigations (`app/browser/shell/use-client-navigation.ts`).
 */
export function Link({ to, preventScrollReset = false, replace = false, ...rest }: LinkProps) {
  const options = `${preventScrollReset ? 'keep-scroll' : ''} ${replace ? 'replace' : ''}`.trim()
  return <a {...rest} href={to} data-navigate={options} />
}
