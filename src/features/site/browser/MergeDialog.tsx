import { useState } from 'react'
import { useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Select } from '#ui/form/Select.tsx'
import { topicText as text } from './messages.ts'
import type { ManagedTopic, useTopics } from './use-topics.ts'

interface MergeDialogProps {
  topic: ManagedTopic
  actions: ReturnType<typeof useTopics>
  onClose: () => void
  onMerged: () => void
}

/** Says first how many discussions move, and where. */
export function MergeDialog({ topic, actions, onClose, onMerged }: MergeDialogProps) {
  const others = actions.topics.filter(({ id }) => id !== topic.id)
  const [intoId, setIntoId] = useState(others[0]?.id)
  const { isBusy, failure, run } = useTask()
  const into = others.find(({ id }) => id === intoId)
  const merge = async () => {
    if (into === undefined) return
    await actions.merge(topic, into)
    onMerged()
  }
  return (
    <Dialog open title={text.mergeTitle(topic.name)} onClose={onClose}>
      <Select label={text.into} value={intoId} onChange={(event) => setIntoId(Number(event.target.value))}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <p>{text.mergeHint}</p>
      {failure && <p role="alert">{failure}</p>}
      <Button variant="primary" busy={isBusy} onClick={() => void run(merge, text.notDone)}>
        {into && text.moveTo(topic.discussion_count, into.name)}
      </Button>
    </Dialog>
  )
}
