import { useEffect, useState } from 'react'
import type { FileInfo } from '#core/file-info.ts'
import { formatCount, formatNumber, formatSize } from '#core/format.ts'
import { StateMark } from '#features/editing/browser/public.ts'
import { UploadProgress } from '#features/uploads/browser/components/UploadProgress.tsx'
import { rateOf, type Sample, withSample } from '#ui/download/rate.ts'
import { filesText as text } from '../messages.ts'
import { type RowState, rowState } from '../rows/row-state.ts'
import type { Row } from '../rows/rows.ts'
import { changeGrid, gridState } from '../store/grid-state.ts'
import { useRowNotes } from '../store/row-notes.ts'
import { publicFacts, useTableUploads } from '../store/row-uploads.ts'

interface SummaryProps {
  table: string
  rows: readonly Row[]
  groups: ReadonlyMap<string, Group>
}

type Group = RowState['group']

/** The state of each row, by its key. */
export function useRowGroups(table: string, rows: readonly Row[], files: readonly FileInfo[]): Map<string, Group> {
  const uploads = useTableUploads(table)
  const notes = useRowNotes(table)
  return new Map(
    rows.map((row) => {
      const upload = uploads.find(({ key }) => key === row.key)?.upload
      const file = files.find(({ id }) => id === row.file)
      const { keptNames, checkedFile } = notes?.[row.key] ?? {}
      const facts = { row, upload, file, after: '', keptNames, checkedFile, ...publicFacts(table, row) }
      return [row.key, rowState(facts).group]
    }),
  )
}

const MARKS = { ready: 'done', onTheWay: 'draft', warning: 'warning', refused: 'error' } as const

/** How many files are in each state, each a filter of the table, and how far the uploads are. */
export function Summary({ table, rows, groups }: SummaryProps) {
  const uploads = useTableUploads(table)
  const shown = gridState.useStore((state) => state.shown)
  const count = (group: Group) => [...groups.values()].filter((other) => other === group).length
  const filters: [Group, string][] = [
    ['ready', text.ready(formatNumber(count('ready')))],
    ['onTheWay', text.onTheWay(formatNumber(count('onTheWay')))],
    ['warning', formatCount(count('warning'), text.warnings)],
    ['refused', text.refused(formatNumber(count('refused')))],
  ]
  return (
    <div className="files-summary">
      <p aria-live="polite">
        <b>{formatCount(rows.length, text.files)}</b>
        {filters.map(
          ([group, label]) =>
            count(group) > 0 && (
              <button
                key={group}
                type="button"
                className={`files-filter files-${group}`}
                aria-pressed={shown === group}
                onClick={() => changeGrid({ shown: shown === group ? undefined : group, selected: new Set() })}
              >
                <StateMark kind={MARKS[group]} />
                {label}
              </button>
            ),
        )}
      </p>
      <Totals uploads={uploads.filter(({ key }) => rows.some((row) => row.key === key)).map(({ upload }) => upload)} />
    </div>
  )
}

function Totals({ uploads }: { uploads: readonly ReturnType<typeof useTableUploads>[number]['upload'][] }) {
  const counted = uploads.filter(({ state }) => state !== 'refused')
  const sent = counted.reduce((sum, { sentBytes }) => sum + sentBytes, 0)
  const all = counted.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const isRunning = counted.some(({ state }) => /waiting|sending|retrying/.test(state))
  const rate = useRate(sent, isRunning)
  if (!isRunning) return null
  const seconds = rate ? (all - sent) / rate : 0
  const minutes = Math.ceil(seconds / 60)
  const left = rate ? text.minutesLeft(formatCount(minutes, text.minutes)) : undefined
  return (
    <>
      <p className="files-total quiet">
        {[text.sentOf(formatSize(sent), formatSize(all)), left].filter(Boolean).join(' · ')}. {text.mayLeave}
      </p>
      <UploadProgress value={all === 0 ? 0 : Math.floor((100 * sent) / all)} label={text.allUploads} />
    </>
  )
}

/** Bytes a second; undefined until it is known. */
function useRate(sent: number, isRunning: boolean): number | undefined {
  const [samples, setSamples] = useState<readonly Sample[]>([])
  useEffect(() => {
    setSamples((before) => (isRunning ? withSample(before, { at: Date.now(), received: sent }) : []))
  }, [sent, isRunning])
  return rateOf(samples) || undefined
}
