import { text } from '../messages.ts'
import { Link } from '../navigation/Link.tsx'

interface SearchAllFilesProps {
  words: string
  /** How many results the list has for these words. */
  found: number
  /** What the search of the site finds, e.g. '1 module, 23 files'. */
  more?: string | undefined
}

/** With more results than this, the link is not shown. */
const FEW = 3

/** Above a list that has little or nothing for some words: the search of the whole site knows synonyms and texts. */
export function SearchAllFiles({ words, found, more }: SearchAllFilesProps) {
  const query = words.trim()
  if (query === '' || found > FEW) return null
  return (
    <p className="search-all-files">
      <Link to={`/search?${new URLSearchParams({ query })}`}>
        {text.searchAllFiles(query)}
        {more && <small>{more}</small>}
      </Link>
    </p>
  )
}
