import type { SearchLanguage } from '#core/search-filters.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { SearchResult } from '../../contract.ts'
import { text } from '../../messages.ts'
import { allLanguagesUrl, type SearchParams } from '../search-url.ts'

/** The language that the query names, where it filters. */
export function appliedLanguage({ named_language: named }: SearchResult): SearchLanguage | undefined {
  return named?.is_applied ? named.language : undefined
}

/** Which files the reader does not see: those in other languages; and whether the files have only some of the words. */
export function ResultNotices({ params, result }: { params: SearchParams; result: SearchResult }) {
  const { named_language: named, is_partial: isPartial } = result
  const words = named?.rest || params.query
  if (!named && !isPartial) return null
  return (
    <div className="notice" role="status">
      {isPartial && <p>{text.partial(words)}</p>}
      {named && <LanguageNotice params={params} named={named} />}
    </div>
  )
}

function LanguageNotice({
  params,
  named,
}: {
  params: SearchParams
  named: NonNullable<SearchResult['named_language']>
}) {
  const name = text.languages[params.language ?? named.language]
  if (params.language === undefined && !named.is_applied) return <p>{text.noneInLanguage(name, named.rest)}</p>
  return (
    <p>
      {text.inLanguage(name)}
      <Link to={allLanguagesUrl(params, named.rest)} preventScrollReset>
        {text.allLanguages}
      </Link>
    </p>
  )
}
