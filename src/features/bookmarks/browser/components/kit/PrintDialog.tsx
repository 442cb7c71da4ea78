import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount, formatNumber, formatSize } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { PrintPlan } from '../../../contract.ts'
import { pageText, sheetText, kitText as text } from '../../../messages.ts'
import { countSheets, MAX_PRINT_BYTES, MAX_PRINT_PAGES } from '../../../rules.ts'
import '#ui/form/choices.css'
import './kit-dialogs.css'

/** What the cover sheet, with its fonts, and each page add to the files. Measured with sets of 5 and 18 pages. */
const COVER_BYTES = 22_000
const PAGE_BYTES = 1000

const pagesOf = (pages: number) => formatCount(pages, { one: 'page', other: 'pages' })

export interface PrintDialogProps {
  name: string
  loadPlan: () => Promise<PrintPlan>
  path: string
  onClose: () => void
}

export default function PrintDialog({ loadPlan, ...props }: PrintDialogProps) {
  const [plan, setPlan] = useState<PrintPlan>()
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    loadPlan().then(setPlan, () => setFailed(true))
  }
  const begin = useEffectEvent(load)
  useEffect(() => begin(), [])
  return (
    <Dialog open onClose={props.onClose} title={sheetText.printSet}>
      <p className="quiet">{text.printHint}</p>
      {failed && <ErrorNotice title={text.planFailed} hint={pageText.noConnection} onRetry={load} />}
      {!plan && !failed && <Skeleton label={text.loadingPlan} />}
      {plan && <PrintForm plan={plan} {...props} />}
    </Dialog>
  )
}

function PrintForm({ plan, name, path, onClose }: Omit<PrintDialogProps, 'loadPlan'> & { plan: PrintPlan }) {
  const [chosen, setChosen] = useState(() => new Set(plan.filter((row) => row.is_chosen).map(({ key }) => key)))
  const [hasCover, setCover] = useState(true)
  const rows = plan.filter(({ key }) => chosen.has(key)).map((row) => ({ ...row, pages: row.pages ?? 1 }))
  const cover = hasCover ? [{ pages: 1 }] : []
  const pages = [...cover, ...rows].reduce((sum, row) => sum + row.pages, 0)
  const fileBytes = rows.reduce((sum, row) => sum + row.size_bytes, 0)
  const bytes = fileBytes + (hasCover ? COVER_BYTES : 0) + pages * PAGE_BYTES
  const isTooLarge = pages > MAX_PRINT_PAGES || fileBytes > MAX_PRINT_BYTES
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <>
      <div className="choices">
        <label>
          <input type="checkbox" checked={hasCover} onChange={() => setCover(!hasCover)} />
          <span>{text.cover}</span>
          <small>{pagesOf(1)}</small>
        </label>
        {plan.map((row) => (
          <label key={row.key}>
            <input
              type="checkbox"
              checked={chosen.has(row.key)}
              disabled={row.state !== 'ready'}
              onChange={() => toggle(row.key)}
            />
            <span dir="auto">{row.title}</span>
            <small>{row.state === 'ready' ? amountOf(row) : text.states[row.state]}</small>
          </label>
        ))}
      </div>
      {isTooLarge && <Alert kind="danger">{text.tooLarge(MAX_PRINT_PAGES, formatSize(MAX_PRINT_BYTES))}</Alert>}
      <dl aria-live="polite">
        <dt>{text.onePdf}</dt>
        <dd>{text.about(pagesOf(pages), formatSize(bytes))}</dd>
        <dt>{text.paper}</dt>
        <dd>{formatCount(countSheets([...cover, ...rows]), { one: 'sheet', other: 'sheets' })}</dd>
      </dl>
      <div className="row dialog-actions kit-print-actions">
        <Button onClick={onClose}>{pageText.save.cancel}</Button>
        {rows.length === 0 || isTooLarge ? (
          <Button variant="primary" aria-disabled>
            {text.makePdf}
          </Button>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the click comes from the link inside
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link answers keys
          <span onClick={() => setTimeout(onClose)}>
            <DownloadLink
              className="button button-primary"
              href={`${path}?items=${rows.map(({ key }) => key).join(',')}&cover=${hasCover ? 1 : 0}`}
              name={`${name}.pdf`}
              sizeBytes={0}
            >
              <Icon name="print" />
              {text.makePdf}
            </DownloadLink>
          </span>
        )}
      </div>
    </>
  )
}

function amountOf({ pages, copies }: PrintPlan[number]): string {
  if (pages === null) return ''
  return copies === undefined ? pagesOf(pages) : `${pagesOf(pages)} × ${formatNumber(copies)}`
}
