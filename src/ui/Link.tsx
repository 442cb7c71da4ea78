import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  /** An address of this site. */
  to: string
  /** Changes only a part of the page, which stays scrolled where it is. */
  stays?: boolean
  /** Takes the place of this page in the history. */
  replaces?: boolean
}

/**
 * A link to a page of this site. It is as plain as the browser's own, because a page has fifty; the shell makes moves of
 * presses on them (`site/shell/use-moves.ts`).
 */
export function Link({ to, stays = false, replaces = false, ...rest }: LinkProps) {
  const move = `${stays ? 'stays' : ''} ${replaces ? 'replaces' : ''}`.trim()
  return <a {...rest} href={to} data-move={move} />
}
