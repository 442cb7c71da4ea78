import type { ReactNode } from 'react'

/** What there is to know at a glance, and under it what can be done. */
export function KeyFacts({ facts, children }: { facts: { name: string; value: string }[]; children?: ReactNode }) {
  return (
    <div className="key-facts">
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
