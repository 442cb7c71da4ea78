import { useLocation } from 'react-router'
import { Link, type LinkProps } from '#ui/navigation/Link.tsx'

interface NavigationLinkProps extends LinkProps {
  part?: string
}

/** A link of the main navigation; marked as current on all pages below `part`. */
export function NavigationLink({ to, part = to, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = `${pathname}/`.startsWith(`${part}/`)
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
