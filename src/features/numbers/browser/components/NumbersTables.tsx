import { Link } from '#ui/navigation/Link.tsx'
import type { Numbers } from '../../contract.ts'
import { changeOf, formatChange, glanceText, tableText, text } from '../../messages.ts'
import { CountTable } from './CountTable.tsx'
import { Languages } from './Languages.tsx'
import { NumbersGroup } from './NumbersGroup.tsx'
import { TimeKey } from './TimeKey.tsx'

/** What a count means, where its name does not say it. */
const HINTS: Readonly<Record<string, string>> = {
  [glanceText.visit]: text.hints.visit,
  [glanceText.download]: text.hints.download,
}

export function NumbersTables({ numbers }: { numbers: Numbers }) {
  const { tables, hours, period, comments } = numbers
  return (
    <>
      <div className="numbers-two">
        <NumbersGroup title={tableText.glance.title} numbers={numbers} tables={['glance']}>
          <CountTable
            table="glance"
            rows={tables.glance}
            hint={({ label }) => HINTS[label] && <span className="numbers-wide quiet"> {HINTS[label]}</span>}
            last={{ heading: text.change, cell: ({ now, before }) => formatChange(changeOf(now, before)) }}
          />
        </NumbersGroup>
        <NumbersGroup title={tableText.answers.title} numbers={numbers} tables={['answers']}>
          {hours.now !== null && (
            <p className="numbers-median">
              <b>{text.hours(hours.now)}</b>{' '}
              <span>
                {text.median} {hours.before !== null && text.medianBefore(text.hours(hours.before))}
              </span>
            </p>
          )}
          <CountTable table="answers" rows={tables.answers} count={text.questions} hasBars />
        </NumbersGroup>
      </div>
      <NumbersGroup
        title={`${tableText.downloads.title} ${text.parts[period]}`}
        numbers={numbers}
        tables={['downloads']}
      >
        <CountTable table="downloads" rows={tables.downloads} time={period} hasBars />
        <TimeKey rows={tables.downloads} period={period} />
      </NumbersGroup>
      <div className="numbers-two">
        <div>
          <NumbersGroup title={tableText.modules.title} numbers={numbers} tables={['modules']}>
            <CountTable table="modules" rows={tables.modules} hasBars />
          </NumbersGroup>
          <NumbersGroup title={tableText.languages.title} numbers={numbers} tables={['languages']}>
            <Languages rows={tables.languages} />
          </NumbersGroup>
        </div>
        <div>
          <NumbersGroup title={tableText.files.title} numbers={numbers} tables={['files']}>
            <CountTable table="files" rows={tables.files} hasBars />
          </NumbersGroup>
          <NumbersGroup title={tableText.missed.title} numbers={numbers} tables={['missed']}>
            <CountTable
              table="missed"
              rows={tables.missed}
              count={text.times}
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
            />
            <p className="numbers-hint">{text.wordsHint}</p>
          </NumbersGroup>
        </div>
      </div>
      <NumbersGroup title={text.survey} numbers={numbers} tables={['ease', 'found']}>
        <div className="numbers-two">
          <CountTable table="ease" rows={tables.ease} count={text.answers} hasBars />
          <div>
            <CountTable table="found" rows={tables.found} count={text.answers} hasBars />
            {comments.length > 0 && <Comments comments={comments} />}
          </div>
        </div>
      </NumbersGroup>
    </>
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
