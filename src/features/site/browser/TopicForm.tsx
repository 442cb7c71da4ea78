import { useState } from 'react'
import { formatCount } from '#core/format.ts'
import { TOPIC_NAME_FIELD } from '#features/discussions/rules.ts'
import { useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { topicText as text } from './messages.ts'
import type { ManagedTopic, useTopics } from './use-topics.ts'

interface TopicFormProps {
  /** Undefined for a new one. */
  topic?: ManagedTopic
  actions: ReturnType<typeof useTopics>
  onDone: () => void
}

/** The name of a topic. A topic that is there can also be closed and merged. */
export function TopicForm({ topic, actions, onDone }: TopicFormProps) {
  const { formProps, field, busy, message } = useForm({
    fields: { name: TOPIC_NAME_FIELD },
    send: async ({ name }) => {
      if (topic === undefined) await actions.add(name.trim())
      else if (name.trim() !== topic.name) await actions.rename(topic, name.trim())
      onDone()
    },
  })
  const count = topic && formatCount(topic.discussion_count, text.discussions)
  return (
    <form {...formProps} className="topic-form">
      <h2>{topic ? text.editTopic : text.addTopic}</h2>
      {message && <Alert kind="danger">{message}</Alert>}
      <Field
        {...field('name')}
        label={text.name}
        defaultValue={topic?.name}
        autoFocus
        autoComplete="off"
        {...(count !== undefined && { help: text.nameHint(count) })}
      />
      <p className="topic-steps">
        {topic ? (
          <TopicSteps topic={topic} actions={actions} onDone={onDone} />
        ) : (
          <button type="button" className="edit-button" onClick={onDone}>
            {text.cancel}
          </button>
        )}
        <Button type="submit" busy={busy} variant={topic ? 'line' : 'primary'}>
          {topic ? text.done : text.add}
        </Button>
      </p>
    </form>
  )
}

function TopicSteps({ topic, actions, onDone }: Required<TopicFormProps>) {
  const [isMerging, setMerging] = useState(false)
  const { failure, run } = useTask()
  const close = async () => {
    await actions.close(topic)
    onDone()
  }
  return (
    <span>
      {actions.topics.length > 1 && (
        <button type="button" className="edit-button" onClick={() => setMerging(true)}>
          {text.merge}
        </button>
      )}
      <button type="button" className="edit-button" onClick={() => void run(close, text.notDone)}>
        {topic.is_closed ? text.reopen : text.close}
      </button>
      {failure && <span role="alert">{failure}</span>}
      {isMerging && <MergeDialog topic={topic} actions={actions} onClose={() => setMerging(false)} onMerged={onDone} />}
    </span>
  )
}
