import { urlOf } from '#core/client.ts'
import { formatDate } from '#core/dates.ts'
import { counted } from '#core/plurals.ts'
import { BookmarkButton } from '#features/bookmarks/parts/BookmarkButton.tsx'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { KeyFacts } from '#ui/KeyFacts.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { addresses } from '../addresses.ts'
import { pageText as text } from '../text.ts'
import { useModule } from './module-data.ts'

/** The side column of a module: its facts, and all of it to take home, keep or pass on. */
export function ModuleSide() {
  const { module } = useModule()
  return (
    <KeyFacts
      facts={[
        { name: text.facts.category, value: module.category.name },
        { name: text.facts.language, value: module.language },
        { name: text.facts.published, value: formatDate(module.created_at) },
        { name: text.facts.updated, value: formatDate(module.updated_at) },
      ]}
    >
      {module.files_count > 0 && (
        <DownloadLink
          className="button button-primary"
          href={urlOf(addresses.downloadModule, { params: { module: module.slug } })}
          name={`${module.name}.zip`}
          sizeBytes={module.files_size_bytes}
        >
          {`${text.downloadAll} (${counted(module.files_count, 'file')}, ${module.files_size})`}
        </DownloadLink>
      )}
      <BookmarkButton item={{ type: 'module', id: module.id }}>{text.bookmark}</BookmarkButton>
      <ShareButton title={module.name} path={`/training/${module.slug}`} />
    </KeyFacts>
  )
}
