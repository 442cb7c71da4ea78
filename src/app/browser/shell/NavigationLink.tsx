import { useLocation } from 'react-router'
import { Link, type LinkProps } from '#ui/Link.tsx'

interface PlaceLinkProps extends LinkProps {
  part?: string
}

/** A link of the main navigation, marked on all pages of the part of the site that it stands for. */
export function NavigationLink({ to, part = to, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const isHere = `${pathname}/`.startsWith(`${part}/`)
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
