import { countsLabel } from '#core/file-counts.ts'
import { formatCount, formatDate } from '#core/format.ts'
import { FactLine } from '#ui/layout/FactLine.tsx'
import type { BookmarkItem } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'

interface KitFactsProps {
  items: readonly Pick<BookmarkItem, 'sessionType' | 'path_type'>[]
  size: string
  changedAt: string | null | undefined
}

export function KitFacts({ items, size, changedAt }: KitFactsProps) {
  const modules = items.filter(({ sessionType }) => sessionType === 'module').length
  const links = items.filter(({ path_type }) => path_type === 'URL').length
  const files = items.length - modules - links
  const counts = [
    modules > 0 && formatCount(modules, { one: 'module', other: 'modules' }),
    (files > 0 || links > 0) && countsLabel({ files, links }),
  ]
  const main = counts.filter(Boolean).join(', ')
  return <FactLine facts={[main, size, changedAt ? text.changedOn(formatDate(changedAt)) : null]} main={main} />
}
