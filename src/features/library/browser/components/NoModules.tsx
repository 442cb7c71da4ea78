import { useEffect, useState } from 'react'
import { formatCount } from '#core/format.ts'
import { search } from '#features/search/browser/client.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { SearchAllFiles } from '#ui/search/SearchAllFiles.tsx'
import { pageText as text } from '../../messages.ts'

/** No module has the words: the search of all files, with what it finds, and the way back to all modules. */
export function NoModules({ words }: { words: string }) {
  const found = useFound(words.trim())
  const counts = found && [
    found.modules_count > 0 && formatCount(found.modules_count, { one: 'module', other: 'modules' }),
    formatCount(found.resources_count, { one: 'file', other: 'files' }),
  ]
  return (
    <div className="no-modules">
      <p role="status">
        <b>{text.noModules}</b>
      </p>
      {found && found.resources_count > 0 && <p className="quiet">{text.inFiles(words.trim())}</p>}
      <SearchAllFiles words={words} found={0} more={counts?.filter(Boolean).join(', ')} />
      <p>
        <Link to="/training" preventScrollReset>
          {text.showAll}
        </Link>
      </p>
    </div>
  )
}

/** How much the search of the site finds; undefined until it is known, and without a network. */
function useFound(keyword: string) {
  const [found, setFound] = useState<{ keyword: string; modules_count: number; resources_count: number }>()
  useEffect(() => {
    if (keyword === '') return
    const controller = new AbortController()
    search.searchResources(browserTransport(controller.signal), { query: { keyword, page_size: 1 } }).then(
      (counts) => setFound({ keyword, ...counts }),
      () => undefined,
    )
    return () => controller.abort()
  }, [keyword])
  return found?.keyword === keyword ? found : undefined
}
