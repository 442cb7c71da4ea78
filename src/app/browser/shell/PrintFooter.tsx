import { useLocation, useMatches } from 'react-router'
import { SITE_NAME } from '#core/site-name.ts'
import { originOf } from '#ui/page/page-meta.ts'

/** On paper: the page's address, and the date of printing. */
export function PrintFooter() {
  const { pathname } = useLocation()
  const address = `${originOf(useMatches())}${pathname}`
  return (
    <p className="print-footer">
      {`${SITE_NAME} · ${address}`}
      <span className="print-date" suppressHydrationWarning />
    </p>
  )
}
