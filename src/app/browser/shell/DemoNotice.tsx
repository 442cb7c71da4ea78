import { useLocation } from 'react-router'
import { text } from './messages.ts'

/** On the community pages of a demo site, so that nobody takes its invented members for real people. */
export function DemoNotice() {
  const { pathname } = useLocation()
  if (!pathname.startsWith('/community/')) return null
  return <p className="wrap demo-notice">{text.demo}</p>
}
