import type { MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'

/** Head of a page about one's own account: nothing that should be found by a search engine. */
export function accountMeta(args: Pick<MetaArgs, 'matches'>, title: string, path: string, description = title) {
  return pageMeta(args, { title, description, path, hidden: true })
}
