import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatDate } from '#core/dates.ts'
import { SITE_NAME } from '#core/site-name.ts'

/** On paper: where the page came from, and when. The day is the reader's, so it is not in the page as it is sent. */
export function PrintFoot() {
  const { pathname } = useLocation()
  const [printed, setPrinted] = useState('')
  useEffect(() => setPrinted(` · ${location.host}${pathname} · ${formatDate(new Date().toISOString())}`), [pathname])
  return <p className="print-foot">{`${SITE_NAME}${printed || ` · ${pathname}`}`}</p>
}
