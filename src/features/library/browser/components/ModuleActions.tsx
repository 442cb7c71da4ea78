import { urlOf } from '#core/client.ts'
import { BookmarkButton } from '#features/bookmarks/browser/components/BookmarkButton.tsx'
import { KeepButton, KeepCell, KeepStatus } from '#features/keep/browser/components/KeepButton.tsx'
import { DownloadAll } from '#ui/download/DownloadAll.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { useIsOffline } from '#ui/offline/use-is-offline.ts'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { pageText as text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { type ModuleData, type PageModule, useModule } from './module-data.ts'

/** Renders nothing for a module without public documents. */
export function DownloadModule({ module, className = '' }: { module: PageModule; className?: string }) {
  const { slug, name, files_size, files_size_bytes } = module
  if (files_size_bytes === 0) return null
  const href = urlOf(paths.downloadModule, { params: { module: slug } })
  return (
    <DownloadAll
      className={className}
      href={href}
      name={`${name}.zip`}
      size={files_size}
      sizeBytes={files_size_bytes}
    />
  )
}

/** Download, keep, bookmark and share. On small screens `ModuleBar` has them. Readers see none of a draft, so it has no actions. */
export function ModuleActions({ module }: { module: PageModule }) {
  const data = useModule()
  if (module.entry !== undefined) return null
  return (
    <>
      <DownloadModule module={module} />
      <KeepButton subject={subjectOf(data)} />
      <BookmarkButton target={{ type: 'module', id: module.id }} name={module.name} bookmarkedLabel={text.bookmarked}>
        {text.bookmark}
      </BookmarkButton>
      <ShareButton title={module.name} path={pathOf(module)} />
    </>
  )
}

/** What of the module is on this computer; the bar of a phone says the same. */
export function ModuleKept() {
  const data = useModule()
  if (data.module.entry !== undefined) return null
  return (
    <div className="wide-only">
      <KeepStatus subject={subjectOf(data)} />
    </div>
  )
}

export function ModuleBar({ module, accent }: Pick<ModuleData, 'module' | 'accent'>) {
  const isOffline = useIsOffline()
  if (module.entry !== undefined) return null
  const subject = subjectOf({ module, accent })
  const className = isOffline ? 'bar-button quiet' : 'bar-button'
  return (
    <BottomBar label={text.thisModule}>
      <KeepStatus subject={subject} isBar />
      <DownloadModule module={module} />
      <KeepCell subject={subject} />
      <BookmarkButton
        className={className}
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

function subjectOf({ module, accent }: Pick<ModuleData, 'module' | 'accent'>) {
  return { kind: 'module', id: module.id, accent } as const
}

function pathOf({ slug }: PageModule): string {
  return `/training/${slug}`
}
