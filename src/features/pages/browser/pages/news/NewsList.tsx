import { useEffect, useState } from 'react'
import { formatDate } from '#core/format.ts'
import { EditRegion } from '#ui/editing/edit-mode.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import type { NewsItem } from '../../../contract.ts'
import { newsAnchor, text } from '../../../messages.ts'

export interface ListedNews extends Omit<NewsItem, 'category'> {
  /** Empty in a draft until an editor chooses one. */
  category: string
  /** Its id, or the name of a draft. */
  entry: string
}

export function NewsList({ items }: { items: ListedNews[] }) {
  return (
    <ol className="news-list">
      {items.map((item) => (
        <li key={item.entry} id={newsAnchor(item)}>
          <EditRegion kind="news-item" entry={item.entry} part="all">
            <article>
              <p className="news-date">
                <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
                <span>{item.category}</span>
                <CopyLink id={newsAnchor(item)} of={item.title} />
              </p>
              <h2>{item.title}</h2>
              {item.picture && <img src={item.picture} alt="" width="480" height="320" loading="lazy" />}
              <Prose html={item.content} />
              {item.url && (
                <p>
                  <a href={item.url} rel="noopener">
                    {text.source}
                    <span className="visually-hidden">: {item.title}</span>
                  </a>
                </p>
              )}
            </article>
          </EditRegion>
        </li>
      ))}
    </ol>
  )
}

/** How long the button shows that the link was copied. */
const COPIED_MS = 3000

/** Copies the URL of a part of this page. Without clipboard access it opens the URL instead, for the address bar. */
function CopyLink({ id, of }: { id: string; of: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    const url = `${location.origin}${location.pathname}#${id}`
    const written = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied(true),
      () => location.assign(url),
    )
  }
  return (
    <button type="button" className={`copy-link script-only${copied ? ' copy-link-done' : ''}`} onClick={copy}>
      <Icon name={copied ? 'check' : 'link'} />
      <span aria-live="polite">{copied ? text.linkCopied : text.copyLink}</span>
      <span className="visually-hidden">: {of}</span>
    </button>
  )
}
