import type { ReactNode } from 'react'
import { Link } from '#ui/navigation/Link.tsx'
import type { Numbers } from '../../contract.ts'
import { changeOf, formatChange, glanceText, tableText, text } from '../../messages.ts'
import { CountTable, type CountTableProps } from './CountTable.tsx'
import { Languages } from './Languages.tsx'
import { NumbersGroup } from './NumbersGroup.tsx'
import { TimeKey } from './TimeKey.tsx'

/** What a count means, where its name does not say it. */
const HINTS: Readonly<Record<string, string>> = {
  [glanceText.visit]: text.hints.visit,
  [glanceText.download]: text.hints.download,
}

export function NumbersTables({ numbers }: { numbers: Numbers }) {
  const { hours, period, comments } = numbers
  return (
    <>
      <div className="numbers-two">
        <TableGroup
          numbers={numbers}
          table="glance"
          hint={({ label }) => HINTS[label] && <span className="numbers-wide quiet"> {HINTS[label]}</span>}
          last={{ heading: text.change, cell: ({ now, before }) => formatChange(changeOf(now, before)) }}
        />
        <NumbersGroup title={tableText.answers.title} numbers={numbers} tables={['answers']}>
          {hours.now !== null && (
            <p className="numbers-median">
              <b>{text.hours(hours.now)}</b>{' '}
              <span>
                {text.median} {hours.before !== null && text.medianBefore(text.hours(hours.before))}
              </span>
            </p>
          )}
          <CountTable numbers={numbers} table="answers" hasBars />
        </NumbersGroup>
      </div>
      <TableGroup title={text.downloadsOf[period]} numbers={numbers} table="downloads" hasBars>
        <TimeKey rows={numbers.tables.downloads} period={period} />
      </TableGroup>
      <div className="numbers-two">
        <div>
          <TableGroup numbers={numbers} table="modules" hasBars />
          <NumbersGroup title={tableText.languages.title} numbers={numbers} tables={['languages']}>
            <Languages numbers={numbers} />
          </NumbersGroup>
        </div>
        <div>
          <TableGroup numbers={numbers} table="files" hasBars />
          <TableGroup
            numbers={numbers}
            table="missed"
            last={{
              heading: text.synonym,
              className: 'numbers-screen',
              cell: ({ label, page }) =>
                page && (
                  <Link to={page} aria-label={text.addSynonymFor(label)}>
                    {text.addSynonym}
                  </Link>
                ),
            }}
          >
            <p className="numbers-hint">{text.wordsHint}</p>
          </TableGroup>
        </div>
      </div>
      <NumbersGroup title={text.survey} numbers={numbers} tables={['ease', 'found']}>
        <div className="numbers-two">
          <CountTable numbers={numbers} table="ease" hasBars />
          <div>
            <CountTable numbers={numbers} table="found" hasBars />
            {comments.length > 0 && <Comments comments={comments} />}
          </div>
        </div>
      </NumbersGroup>
    </>
  )
}

interface TableGroupProps extends CountTableProps {
  title?: string
  children?: ReactNode
}

/** A part of the page with one table. */
function TableGroup({ title, children, ...table }: TableGroupProps) {
  return (
    <NumbersGroup title={title ?? tableText[table.table].title} numbers={table.numbers} tables={[table.table]}>
      <CountTable {...table} />
      {children}
    </NumbersGroup>
  )
}

/** What people wrote in the survey. */
function Comments({ comments }: Pick<Numbers, 'comments'>) {
  return (
    <details className="numbers-screen">
      <summary>{text.readComments(comments.length)}</summary>
      <ul>
        {comments.map((comment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
          <li key={index}>{comment}</li>
        ))}
      </ul>
    </details>
  )
}
