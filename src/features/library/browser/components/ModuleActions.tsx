import { urlOf } from '#core/client.ts'
import { BookmarkButton } from '#features/bookmarks/browser/components/BookmarkButton.tsx'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { pageText as text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import type { PageModule } from './module-data.ts'

/** The archive of all documents, with its size. Renders nothing for a module without public documents. */
export function DownloadAll({ module, className = '' }: { module: PageModule; className?: string }) {
  if (module.files_size_bytes === 0) return null
  return (
    <DownloadLink
      className={`button button-primary ${className}`.trim()}
      href={urlOf(paths.downloadModule, { params: { module: module.slug } })}
      name={`${module.name}.zip`}
      sizeBytes={module.files_size_bytes}
    >
      {`${text.downloadAll} ${noBreak(`· ${module.files_size}`)}`}
    </DownloadLink>
  )
}

/** Download, bookmark and share. On small screens `ModuleBar` has them. Readers see none of a draft, so it has no actions. */
export function ModuleActions({ module }: { module: PageModule }) {
  if (module.entry !== undefined) return null
  return (
    <>
      <DownloadAll module={module} />
      <BookmarkButton target={{ type: 'module', id: module.id }} name={module.name} bookmarkedLabel={text.bookmarked}>
        {text.bookmark}
      </BookmarkButton>
      <ShareButton title={module.name} path={pathOf(module)} />
    </>
  )
}

export function ModuleBar({ module }: { module: PageModule }) {
  if (module.entry !== undefined) return null
  return (
    <BottomBar label={text.thisModule}>
      <DownloadAll module={module} />
      <BookmarkButton
        className="bar-button"
        target={{ type: 'module', id: module.id }}
        name={module.name}
        bookmarkedLabel={text.saved}
      >
        {text.save}
      </BookmarkButton>
      <ShareButton className="bar-button" title={module.name} path={pathOf(module)} />
    </BottomBar>
  )
}

function pathOf({ slug }: PageModule): string {
  return `/training/${slug}`
}
