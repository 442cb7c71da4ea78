import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './Link.tsx'

interface Looks {
  /** `danger` for what can't be undone. */
  variant?: 'primary' | 'line' | 'danger'
  size?: 'normal' | 'small'
}

function classesOf({ variant = 'line', size = 'normal' }: Looks, more = ''): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''} ${more}`.trim()
}

interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** What it started is under way: it says so, and a second press does nothing. */
  busy?: boolean
  busyLabel?: string
}

export function Button({ variant, size, busy = false, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ ...(variant && { variant }), ...(size && { size }) }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ variant, size, className, ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={classesOf({ ...(variant && { variant }), ...(size && { size }) }, className)} />
}
