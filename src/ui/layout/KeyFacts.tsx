import type { ReactNode } from 'react'

interface Fact {
  name: string
  value: string
  /** One line below the value; may be empty. */
  note?: string
  /** The card gives it a line of its own. */
  isLong?: boolean
}

/** Names and values, one pair per line. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value, note, isLong }) => (
        <div key={name} className={isLong ? 'fact fact-long' : 'fact'}>
          <dt>{name}</dt>
          <dd dir="auto">
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A card with the main facts and, below them, actions. */
export function KeyFacts({ facts, children }: { facts: Fact[]; children?: ReactNode }) {
  return (
    <div className="key-facts">
      <FactList facts={facts} />
      {children}
    </div>
  )
}
