import { formatCount } from '#core/format.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { discussionPath } from '../../paths.ts'
import { text } from './messages.ts'
import { useSimilarDiscussions } from './use-similar-discussions.ts'

/** Links to discussions with a similar title. They open in a new tab, so the form keeps what was typed. */
export function SimilarDiscussions({ title }: { title: string }) {
  const discussions = useSimilarDiscussions(title)
  return (
    <>
      <LiveRegion>{discussions.length > 0 && text.similar.announcement(discussions.length)}</LiveRegion>
      {discussions.length > 0 && (
        <section className="similar" aria-label={text.similar.title}>
          <h3>{text.similar.title}</h3>
          <ul>
            {discussions.map((discussion) => (
              <li key={discussion.id}>
                <a href={discussionPath(discussion.slug)} target="_blank" rel="noopener">
                  <bdi>{discussion.title}</bdi>
                  <Icon name="external" />
                  <span className="visually-hidden"> {text.newTab}</span>
                </a>
                <small>{formatCount(discussion.comment_count, { one: 'comment', other: 'comments' })}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
