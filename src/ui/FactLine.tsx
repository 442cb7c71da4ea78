import { unbroken } from './unbroken.ts'

/** What there is to know of a page in one line under its title. It breaks between facts, never inside one. */
export function FactLine({ facts, main }: { facts: (string | null)[]; main?: string }) {
  return (
    <p className="fact-line">
      {facts
        .filter((fact) => fact !== null && fact !== '')
        .map((fact) =>
          fact === main ? <b key={fact}>{unbroken(fact)}</b> : <span key={fact}>{unbroken(fact ?? '')}</span>,
        )}
    </p>
  )
}
