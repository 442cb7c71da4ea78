import { useEffect, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { type FileHere, listFilesHere } from '#ui/offline/file-notes.ts'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { FilesHere } from './FilesHere.tsx'
import { text } from './messages.ts'
import { PagesHere } from './PagesHere.tsx'
import { listPagesHere, type PageGroup } from './pages-here.ts'
import './offline.css'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.lede, path: OFFLINE_PATH, hidden: true })
}

interface Here {
  pages: PageGroup[]
  files: FileHere[]
}

/** What is on this device, for a page that cannot be fetched. `?from=` is the address that was asked for. */
export default function OfflinePage() {
  const here = useHere()
  const [params] = useSearchParams()
  const from = params.get('from')
  useReturnWhenOnline(from)
  return (
    <div className="wrap page offline" data-script-now="">
      <div className="offline-head">
        <div className="band" />
        <h1>{text.title}</h1>
        <p className="lede">{here?.pages.length === 0 ? text.nothing : text.lede}</p>
        <Button variant="primary" onClick={() => goTo(from)}>
          {text.tryAgain}
        </Button>
      </div>
      {here !== undefined && (
        <div className="offline-lists">
          {here.pages.length > 0 && <PagesHere groups={here.pages} />}
          {here.files.length > 0 && <FilesHere files={here.files} />}
        </div>
      )}
    </div>
  )
}

/** Undefined until the stores have been read. */
function useHere(): Here | undefined {
  const [here, setHere] = useState<Here>()
  useEffect(() => {
    if (!('caches' in window)) return setHere({ pages: [], files: [] })
    void Promise.all([listPagesHere(), listFilesHere()]).then(([pages, files]) => setHere({ pages, files }))
  }, [])
  return here
}

function useReturnWhenOnline(from: string | null): void {
  useEffect(() => {
    const back = () => goTo(from)
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [from])
}

/** Only a path of this site: the address is anybody's to write. */
function goTo(from: string | null): void {
  const target = new URL(from ?? '/', location.origin)
  location.replace(target.origin === location.origin ? target : '/')
}
