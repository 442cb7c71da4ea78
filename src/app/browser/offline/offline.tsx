import { useEffect, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { Button } from '#ui/elements/Button.tsx'
import { listSavedFiles, type SavedFile } from '#ui/offline/file-notes.ts'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text } from './messages.ts'
import { SavedFiles } from './SavedFiles.tsx'
import { SavedPages } from './SavedPages.tsx'
import { listSavedPages, type PageGroup } from './saved-pages.ts'
import './offline.css'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.lede, path: OFFLINE_PATH, hidden: true })
}

interface SavedContent {
  pages: PageGroup[]
  files: SavedFile[]
}

/** Replaces a page that cannot be fetched with a list of what is saved on this device. `?from=` is the requested address. */
export default function OfflinePage() {
  const saved = useSavedContent()
  const [params] = useSearchParams()
  const from = params.get('from')
  useReturnWhenOnline(from)
  return (
    <div className="wrap page offline" data-script-now="">
      <div className="offline-head">
        <div className="band" />
        <h1>{text.title}</h1>
        <p className="lede">{saved?.pages.length === 0 ? text.nothing : text.lede}</p>
        <Button variant="primary" onClick={() => goTo(from)}>
          {text.tryAgain}
        </Button>
      </div>
      {saved !== undefined && (
        <div className="offline-lists">
          {saved.pages.length > 0 && <SavedPages groups={saved.pages} />}
          {saved.files.length > 0 && <SavedFiles files={saved.files} />}
        </div>
      )}
    </div>
  )
}

/** Undefined until the stores have been read. */
function useSavedContent(): SavedContent | undefined {
  const [saved, setSaved] = useState<SavedContent>()
  useEffect(() => {
    if (!('caches' in window)) return setSaved({ pages: [], files: [] })
    void Promise.all([listSavedPages(), listSavedFiles()]).then(([pages, files]) => setSaved({ pages, files }))
  }, [])
  return saved
}

function useReturnWhenOnline(from: string | null): void {
  useEffect(() => {
    const onOnline = () => goTo(from)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [from])
}

/** Only to a path of this site: anybody can make a link with another one. */
function goTo(from: string | null): void {
  const target = new URL(from ?? '/', location.origin)
  location.replace(target.origin === location.origin ? target : '/')
}
