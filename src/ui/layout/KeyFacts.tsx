import type { ReactNode } from 'react'

interface Fact {
  name: string
  value: string
}

/** Names and values, one pair per line. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value }) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
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
