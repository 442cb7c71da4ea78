import { Avatar } from '#ui/elements/Avatar.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { Box } from '#ui/status/Note.tsx'
import type { Contributor } from '../../schemas.ts'
import { Count } from './Count.tsx'
import { text } from './messages.ts'

const PERIODS = ['ever', 'week'] as const

/** The members with most points, of all time or of this week. Radio buttons and CSS switch the lists without script. */
export function Contributors({ contributors }: { contributors: Record<(typeof PERIODS)[number], Contributor[]> }) {
  if (contributors.ever.length === 0) return null
  return (
    <Box>
      <h2>{text.contributors.title}</h2>
      <fieldset className="contributors">
        <legend className="visually-hidden">{text.contributors.period}</legend>
        {PERIODS.map((period) => [
          <input
            key={period}
            type="radio"
            name="contributors"
            id={`contributors-${period}`}
            defaultChecked={period === PERIODS[0]}
          />,
          <label key={`${period}-name`} htmlFor={`contributors-${period}`}>
            {text.contributors[period]}
          </label>,
        ])}
        {PERIODS.map((period) => (
          <div key={period} className={`contributors-${period}`}>
            <Period people={contributors[period]} />
          </div>
        ))}
      </fieldset>
    </Box>
  )
}

/** The others are in a `details` element. */
const VISIBLE = 5

function Period({ people }: { people: Contributor[] }) {
  if (people.length === 0) return <p>{text.contributors.noneInWeek}</p>
  const rest = people.slice(VISIBLE)
  return (
    <>
      <People people={people.slice(0, VISIBLE)} />
      {rest.length > 0 && (
        <details>
          <summary>{text.contributors.more(rest.length)}</summary>
          <People people={rest} from={VISIBLE + 1} />
        </details>
      )}
    </>
  )
}

function People({ people, from = 1 }: { people: Contributor[]; from?: number }) {
  return (
    <ol start={from}>
      {people.map((person) => (
        <li key={person.id}>
          <Avatar person={person} />
          <Link to={`/community/user/${person.id}`} dir="auto">{`${person.first_name} ${person.last_name}`}</Link>
          <Count of={person.points} one="point" />
        </li>
      ))}
    </ol>
  )
}
