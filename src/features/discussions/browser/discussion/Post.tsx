import { Avatar } from '#ui/elements/Avatar.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { CategoryMark } from '#ui/elements/CategoryMark.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useDenial } from '../viewer-policy.ts'
import { PostActions } from './Actions.tsx'
import { AuthorName, Dates } from './Byline.tsx'
import { useDiscussion } from './discussion-context.ts'
import { follow, postOf, requestReply } from './discussion-state.ts'
import { text } from './messages.ts'

const ACCENTS = 7

/** The first post of a discussion. */
export function Post() {
  const { state, dispatchAsMember } = useDiscussion()
  const { loaded, viewer, followChoice } = state
  const post = postOf(state)
  const isFollowing = followChoice ?? viewer.following
  const isSuspended = useDenial('post') === 'suspended'
  return (
    <article>
      <CategoryMark accent={((post.category.id - 1) % ACCENTS) + 1}>{post.category.name}</CategoryMark>
      <PageTitle className="post-title">{post.title}</PageTitle>
      <p className="byline">
        <Avatar person={post.author} />
        <span>
          <AuthorName author={post.author} /> · <Dates of={post} /> · {text.views(loaded.view_count)}
        </span>
      </p>
      <Prose html={post.body} />
      {loaded.modules.length > 0 && (
        <p className="post-modules">
          {text.about}
          {loaded.modules.map(({ id, slug, name }) => (
            <Link key={id} to={`/training/${slug}`} dir="auto">
              {name}
            </Link>
          ))}
        </p>
      )}
      <p className="post-actions script-only">
        {!isSuspended && (
          <Button variant="primary" onClick={() => dispatchAsMember(requestReply())}>
            {text.reply}
          </Button>
        )}
        <button
          type="button"
          className="link-button follow-button"
          aria-pressed={isFollowing}
          onClick={() => dispatchAsMember(follow(!isFollowing))}
        >
          {isFollowing ? text.following : text.follow}
        </button>
        <PostActions id={post.id} author={post.author} />
      </p>
    </article>
  )
}
