import type { ReactNode } from 'react'
import { useTask } from '#features/editing/browser/public.ts'
import type { Numbers } from '../../contract.ts'
import { text } from '../../messages.ts'
import type { TableName } from '../../views.ts'
import { saveTables } from '../save-tables.ts'

interface SaveButtonProps {
  numbers: Numbers
  /** All tables without it. */
  tables?: readonly TableName[]
  label?: string
  children: ReactNode
}

export function SaveButton({ numbers, tables, label, children }: SaveButtonProps) {
  const { isBusy, failure, run } = useTask()
  return (
    <>
      <button
        type="button"
        className="numbers-save"
        aria-label={label}
        aria-busy={isBusy}
        onClick={() => void run(() => saveTables(numbers, tables), text.notSaved)}
      >
        {children}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}

interface NumbersGroupProps {
  title: string
  numbers: Numbers
  tables: readonly TableName[]
  children: ReactNode
}

/** A part of the page with its tables as CSV. */
export function NumbersGroup({ title, numbers, tables, children }: NumbersGroupProps) {
  return (
    <section className="numbers-group">
      <header>
        <h2>{title}</h2>
        <SaveButton numbers={numbers} tables={tables} label={text.csvOf(title)}>
          {text.csv}
        </SaveButton>
      </header>
      {children}
    </section>
  )
}
