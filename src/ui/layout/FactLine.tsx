import { noBreak } from '../elements/no-break.ts'

/** Facts about a page in one line below its title. The line breaks between facts, never inside one. */
export function FactLine({ facts, main }: { facts: (string | null)[]; main?: string }) {
  return (
    <p className="fact-line">
      {facts
        .filter((fact) => fact !== null && fact !== '')
        .map((fact) =>
          fact === main ? (
            <b key={fact} dir="auto">
              {noBreak(fact)}
            </b>
          ) : (
            <span key={fact} dir="auto">
              {noBreak(fact ?? '')}
            </span>
          ),
        )}
    </p>
  )
}
