import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

interface PlaceLinkProps extends ComponentProps<typeof Link> {
  to: string
  part?: string
}

/** A link of the main navigation, marked on all pages of the part of the site that it stands for. */
export function PlaceLink({ to, part = to, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const isHere = `${pathname}/`.startsWith(`${part}/`)
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
