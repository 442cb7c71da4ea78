import type { MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page/page-meta.ts'

/** The head of an account page, which search engines must not index. */
export function accountMeta(args: Pick<MetaArgs, 'matches'>, title: string, path: string, description = title) {
  return pageMeta(args, { title, description, path, hidden: true })
}
