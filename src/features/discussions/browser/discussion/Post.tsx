import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { CategoryMark } from '#ui/CategoryMark.tsx'
import { Link } from '#ui/Link.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Prose } from '#ui/Prose.tsx'
import { PostActions } from './Actions.tsx'
import { AuthorName } from './AuthorName.tsx'
import { Dates } from './Dates.tsx'
import { useDiscussion } from './discussion-context.ts'
import { text } from './messages.ts'

const ACCENTS = 7

/** The post with which a discussion begins. */
export function Post() {
  const { desk, press } = useDiscussion()
  const { post, loaded, mine } = desk
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
            <Link key={id} to={`/training/${slug}`}>
              {name}
            </Link>
          ))}
        </p>
      )}
      <p className="post-actions script-only">
        <Button variant="primary" data-needs-script="" onClick={() => press({ type: 'reply' })}>
          {text.reply}
        </Button>
        <button
          type="button"
          className="link-button follow-button"
          data-needs-script=""
          aria-pressed={mine.following}
          onClick={() => press({ type: 'follow' })}
        >
          {mine.following ? text.following : text.follow}
        </button>
        <PostActions id={post.id} author={post.author} />
      </p>
    </article>
  )
}
