import { Fragment } from 'react'
import { countsLabel } from '#core/file-counts.ts'
import { text } from '../messages.ts'
import { Link } from '../navigation/Link.tsx'

export interface OtherLanguage {
  language: string
  code: string
  page: string
  name: string
  files_count: number
  links_count: number
  is_older?: boolean
}

/** Links to the same subject in other languages. On phones only the names of the languages. */
export function AlsoIn({ languages }: { languages: readonly OtherLanguage[] }) {
  return (
    <>
      <span className="quiet">{text.alsoIn.label}</span>
      {languages.map(({ language, code, page, name, files_count, links_count, is_older }, index) => {
        const isUnique = languages.every((other) => other.page === page || other.code !== code)
        const label = isUnique ? language : `${language}: ${name}`
        const more = [countsLabel({ files: files_count, links: links_count }), is_older ? text.alsoIn.older : '']
        const facts = more.filter(Boolean).map((fact) => `, ${fact}`)
        return (
          <Fragment key={page}>
            {index > 0 && <span className="quiet">·</span>}
            <Link to={page} hrefLang={code} aria-label={`${label}${facts.join('')}`}>
              {label}
              <span className="wide-only">{facts}</span>
            </Link>
          </Fragment>
        )
      })}
    </>
  )
}
