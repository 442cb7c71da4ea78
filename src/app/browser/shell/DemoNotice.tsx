import { useLocation } from 'react-router'
import { text } from './messages.ts'

/** On the community pages of a site that is being tried out: nobody should take its members for real people. */
export function DemoLine() {
  const { pathname } = useLocation()
  if (!pathname.startsWith('/community/')) return null
  return <p className="wrap demo-line">{text.demo}</p>
}
