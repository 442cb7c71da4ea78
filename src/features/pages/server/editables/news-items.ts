import { storedKind } from '#content/server/kind.ts'
import { newsItemType } from '../../content-types.ts'
import { NEWS_PAGE_SIZE } from '../../contract.ts'
import { newsAnchor } from '../../messages.ts'
import { newestFirst } from '../queries/news.ts'

/** The news, newest first. */
export const newsItems = storedKind({
  type: newsItemType,
  tags: ['news'],
  page({ id }, index) {
    const page = Math.floor(index / NEWS_PAGE_SIZE) + 1
    return `/news-and-updates${page > 1 ? `?page=${page}` : ''}#${newsAnchor({ id })}`
  },
  newPage: () => '/news-and-updates',
  inOrder: (_db, items) => newestFirst(items),
  clean: (_tx, value, { former, publication: { now } }) => ({
    ...value,
    date: value.date || former?.date || now.toISOString().slice(0, 'YYYY-MM-DD'.length),
  }),
})
