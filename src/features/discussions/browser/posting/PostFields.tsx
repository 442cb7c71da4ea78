import { useEffect, useRef, useState } from 'react'
import { RichTextField } from '#ui/rich-text/RichTextField.tsx'
import { MAX_DETAIL_WORDS } from '../../rules.ts'
import { text } from './messages.ts'
import type { PostContent } from './post-content.ts'
import { SimilarDiscussions } from './SimilarDiscussions.tsx'
import { TitleField } from './TitleField.tsx'
import { TopicField } from './TopicField.tsx'
import type { Topics } from './use-topics.ts'

interface PostFieldsProps {
  start: PostContent
  isNew: boolean
  topics: Topics
  field: (name: keyof PostContent) => { name: string; error: string | undefined; maxLength?: number }
}

/** Topic, title and detail. */
export function PostFields({ start, isNew, topics, field }: PostFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [topic, setTopic] = useState(start.topic)
  const [title, setTitle] = useState(start.title)
  useEffect(() => {
    if (isNew) beginAt(place.current)
  }, [isNew])
  const body = field('body')
  return (
    <div ref={place} className="posting-form">
      <TopicField {...topics} {...field('topic')} value={topic} onChange={setTopic} />
      <div className="title-place">
        <TitleField
          {...field('title')}
          typed={title}
          defaultValue={start.title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
        {isNew && <SimilarDiscussions title={title} />}
      </div>
      <RichTextField
        name={body.name}
        error={body.error}
        label={text.post.detail}
        help={text.post.detailHelp}
        defaultValue={start.body}
        maxWords={MAX_DETAIL_WORDS}
      />
    </div>
  )
}

/** The guidelines are gone with their button: the focus goes on to the first field, and the window to its top. */
function beginAt(place: HTMLElement | null): void {
  place?.querySelector('select')?.focus({ preventScroll: true })
  place?.closest('dialog')?.scrollTo(0, 0)
}
