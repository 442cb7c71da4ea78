import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../navigation/Link.tsx'

interface ButtonStyle {
  /** `danger` for actions that cannot be undone. */
  variant?: 'primary' | 'line' | 'danger'
  size?: 'normal' | 'small'
}

function classesOf({ variant = 'line', size = 'normal' }: ButtonStyle, extra = ''): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''} ${extra}`.trim()
}

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Its action is running: further clicks have no effect. */
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

export function ButtonLink({ variant, size, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...rest} className={classesOf({ ...(variant && { variant }), ...(size && { size }) }, className)} />
}
