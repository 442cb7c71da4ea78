import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Sentence } from '#ui/elements/Sentence.tsx'
import { FieldFrame } from '#ui/form/Field.tsx'
import { RichTextField } from '#ui/rich-text/RichTextField.tsx'
import { DETAIL_FIELD, MAX_DETAIL_WORDS, TITLE_FIELD, TOPIC_FIELD } from '../../rules.ts'
import type { Discussion } from '../../schemas.ts'
import { community } from '../client.ts'
import { draftKeyOf } from './draft-key.ts'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { SimilarDiscussions } from './SimilarDiscussions.tsx'
import { TopicField, type Topics } from './TopicField.tsx'
import { useRetryForm } from './use-retry-form.ts'

export interface EditedPost {
  id: number
  topicId: number
  title: string
  /** HTML. */
  body: string
}

export interface PostModule {
  id: number
  name: string
}

/** The fields of the form by name. */
interface PostContent {
  /** The id of a topic, or an empty text. */
  topic: string
  title: string
  /** HTML. */
  body: string
}

interface PostFormProps {
  post: EditedPost | undefined
  module: PostModule | undefined
  topics: Topics
  onClose: () => void
  onSaved: (discussion: Discussion) => void
}

/** When the form closes before it is sent, a draft keeps what was typed. */
export function PostForm({ post, module, topics, onClose, onSaved }: PostFormProps) {
  // In state, because an account that loads late must not reset the form.
  const [draftKey] = useState(() => draftKeyOf('post', purposeOf(post, module)))
  const draft = useDraft(draftKey, contentOf(post))
  const { formProps, field, message, mayRetry, busy } = useRetryForm<keyof PostContent>({
    fields: { topic: TOPIC_FIELD, title: TITLE_FIELD, body: DETAIL_FIELD },
    apiNames: { category: 'topic' },
    send: async (content, idempotencyKey) => {
      const saved = await savePost(content, { id: post?.id, module: module?.id }, idempotencyKey)
      draft.drop()
      onSaved(saved)
      onClose()
    },
  })
  const words = text.post
  const [submit, busyLabel] = post === undefined ? [words.create, words.creating] : [words.save, words.saving]
  return (
    <form {...formProps} key={draft.formKey} ref={draft.formRef} className="posting-form">
      {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      {module && (
        <p>
          <Sentence>{words.about(module.name)}</Sentence>
        </p>
      )}
      <PostFields start={draft.values} isNew={post === undefined} topics={topics} field={field} />
      <FormFooter
        message={message}
        mayRetry={mayRetry}
        busy={busy}
        submit={submit}
        busyLabel={busyLabel}
        onCancel={onClose}
      />
    </form>
  )
}

function purposeOf(post: EditedPost | undefined, module: PostModule | undefined): string {
  if (post !== undefined) return `edit-${post.id}`
  return module === undefined ? 'new' : `module-${module.id}`
}

function contentOf(post: EditedPost | undefined): PostContent {
  if (post === undefined) return { topic: '', title: '', body: '' }
  return { topic: String(post.topicId), title: post.title, body: post.body }
}

/** Creates a post, or updates the one with the given id. @throws {ApiError} @throws {NetworkError} */
function savePost(
  { topic, title, body }: PostContent,
  { id, module }: { id: number | undefined; module: number | undefined },
  idempotencyKey: string,
): Promise<Discussion> {
  if (id === undefined) {
    const input = { category: topic, title, body, ...(module !== undefined && { module }) }
    return community.createDiscussion(memberTransport(), { input, idempotencyKey })
  }
  return community.updateDiscussion(memberTransport(), {
    params: { discussion: id },
    input: { topic, title, body },
    idempotencyKey,
  })
}

interface PostFieldsProps {
  start: PostContent
  isNew: boolean
  topics: Topics
  field: (name: keyof PostContent) => { name: string; error: string | undefined; maxLength?: number }
}

function PostFields({ start, isNew, topics, field }: PostFieldsProps) {
  const container = useRef<HTMLDivElement>(null)
  const [topic, setTopic] = useState(start.topic)
  const [title, setTitle] = useState(start.title)
  useEffect(() => {
    if (isNew) focusFirstField(container.current)
  }, [isNew])
  const body = field('body')
  return (
    <div ref={container} className="posting-form">
      <TopicField {...topics} {...field('topic')} value={topic} onChange={setTopic} />
      <div className="title-field">
        <TitleField
          {...field('title')}
          value={title}
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

/** The button of the guidelines, which had the focus, is gone. */
function focusFirstField(container: HTMLElement | null): void {
  container?.querySelector('select')?.focus({ preventScroll: true })
  container?.closest('dialog')?.scrollTo(0, 0)
}

interface TitleFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'value'> {
  error: string | undefined
  /** What the counter counts; the input itself is uncontrolled. */
  value: string
}

function TitleField({ error, value, ...input }: TitleFieldProps) {
  const id = useId()
  const count = text.post.titleCount([...value.trim()].length, TITLE_FIELD.rule.max)
  return (
    <FieldFrame id={id} label={text.post.title} help={text.post.titleHelp} error={error} count={count}>
      {(described) => (
        <input dir="auto" {...input} {...described} id={id} type="text" autoComplete="off" enterKeyHint="next" />
      )}
    </FieldFrame>
  )
}
