import { formatCount } from '#core/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { discussionPath } from '../../paths.ts'
import { text } from './messages.ts'
import { useSimilar } from './use-similar.ts'

/** Offers what was asked before. The links open beside: what was typed stays here. */
export function SimilarDiscussions({ title }: { title: string }) {
  const found = useSimilar(title)
  return (
    <>
      <LiveRegion>{found.length > 0 && text.similar.found(found.length)}</LiveRegion>
      {found.length > 0 && (
        <section className="similar" aria-label={text.similar.title}>
          <h3>{text.similar.title}</h3>
          <ul>
            {found.map((discussion) => (
              <li key={discussion.id}>
                <a href={discussionPath(discussion.slug)} target="_blank" rel="noopener">
                  {discussion.title}
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
