import { useLocation, useMatches } from 'react-router'
import { SITE_NAME } from '#core/site-name.ts'
import { originOf } from '#ui/page-meta.ts'

/** On paper: where the page came from, and when it was printed. */
export function PrintFoot() {
  const { pathname } = useLocation()
  const address = `${originOf(useMatches())}${pathname}`
  return (
    <p className="print-foot">
      {`${SITE_NAME} · ${address}`}
      <span className="print-day" suppressHydrationWarning />
    </p>
  )
}
