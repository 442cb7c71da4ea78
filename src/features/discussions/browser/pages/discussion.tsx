import { type MetaArgs, redirect } from 'react-router'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta, readSite } from '#ui/page/page-meta.ts'
import { fullName } from '../../full-name.ts'
import { discussionPath } from '../../paths.ts'
import type { Discussion } from '../../schemas.ts'
import { community } from '../client.ts'
import { DiscussionView } from '../discussion/DiscussionView.tsx'
import { parsePage } from '../discussion-list/list-path.ts'
import './discussion.css'

async function load({ api, params, url }: Load) {
  const idOrSlug = params.discussion ?? ''
  const comment = /^[1-9]\d{0,8}$/.exec(url.searchParams.get('comment') ?? '')?.[0]
  const query = { page: parsePage(url.searchParams), comment: comment && Number(comment) }
  const discussion = await community.getDiscussion(api, { params: { discussion: idOrSlug }, query })
  if (idOrSlug !== discussion.slug) throw redirect(discussionPath(discussion.slug) + url.search, 301)
  return discussion
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs<typeof loader>) {
  const discussion = args.loaderData
  if (discussion === undefined) return []
  const { title, excerpt, slug, comments_page: page } = discussion
  const path = `${discussionPath(slug)}${page > 1 ? `?page=${page}` : ''}`
  return pageMeta(args, {
    title,
    description: excerpt,
    path,
    jsonLd: jsonLdOf(discussion, readSite(args.matches).origin),
  })
}

function jsonLdOf({ slug, title, excerpt, author, ...discussion }: Discussion, origin: string) {
  return {
    '@type': 'DiscussionForumPosting',
    url: origin + discussionPath(slug),
    headline: title,
    text: excerpt,
    articleSection: discussion.category.name,
    datePublished: discussion.created_at,
    dateModified: discussion.updated_at,
    commentCount: discussion.comment_count,
    author: {
      '@type': 'Person',
      name: fullName(author),
      ...(author.is_removed ? {} : { url: `${origin}/community/user/${author.id}` }),
    },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/ViewAction',
      userInteractionCount: discussion.view_count,
    },
  }
}

export default function DiscussionPage({ loaderData }: Page<typeof load>) {
  return <DiscussionView key={loaderData.id} loaded={loaderData} />
}
