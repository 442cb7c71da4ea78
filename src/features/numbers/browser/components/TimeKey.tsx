import type { ReactNode } from 'react'
import type { NumbersRow } from '../../contract.ts'
import { text } from '../../messages.ts'
import type { PeriodName } from '../../views.ts'

/** What the marks in the bars of time mean. */
export function TimeKey({ rows, period }: { rows: readonly NumbersRow[]; period: PeriodName }) {
  return (
    <p className="numbers-key">
      <Mark label={text.thisPeriod}>
        <rect width="22" height="14" />
      </Mark>
      {rows.some(({ before }) => before !== null) && (
        <Mark label={text.periodBefore}>
          <path className="numbers-before" d="M0 7h22" />
        </Mark>
      )}
      {rows.some((row) => row.is_running) && (
        <Mark label={text.notOver[period]}>
          <rect className="numbers-running" x="1" y="1" width="20" height="12" />
        </Mark>
      )}
    </p>
  )
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <svg viewBox="0 0 22 14" aria-hidden="true">
        {children}
      </svg>
      {label}
    </span>
  )
}
