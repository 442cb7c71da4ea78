import { formatDate } from '#core/format.ts'
import { SignUpForUpdates } from '#features/newsletter/browser/components/SignUpForUpdates.tsx'
import { Box } from '#ui/Note.tsx'
import { PageContents } from '#ui/PageContents.tsx'
import type { NewsItem } from '../../contract.ts'
import { newsAnchor } from '../../messages.ts'

/** Beside the news: what is on the page by year and day, and the newsletter. */
export function NewsSide({ items }: { items: NewsItem[] }) {
  const years = [...new Set(items.map(yearOf))]
  return (
    <>
      {years.map((year) => (
        <PageContents
          key={year}
          title={year}
          items={items
            .filter((item) => yearOf(item) === year)
            .map((item) => ({
              id: newsAnchor(item),
              name: item.title,
              note: formatDate(item.created_at).replace(`, ${year}`, ''),
            }))}
        />
      ))}
      <Box>
        <SignUpForUpdates />
      </Box>
    </>
  )
}

function yearOf({ created_at }: { created_at: string }): string {
  return created_at.slice(0, 'YYYY'.length)
}
