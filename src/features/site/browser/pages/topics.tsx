import { useEffect, useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { formatCount } from '#core/format.ts'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { TOPICS_PAGE } from '../../paths.ts'
import { site } from '../client.ts'
import { siteText, topicText as text } from '../messages.ts'
import { SitePage } from '../SitePage.tsx'
import { TopicForm } from '../TopicForm.tsx'
import { editButtonId, TopicRow } from '../TopicRow.tsx'
import { UndoBar } from '../UndoBar.tsx'
import { type ManagedTopic, useTopics } from '../use-topics.ts'
import '../topics.css'

export function meta(args: MetaArgs) {
  return adminMeta(args, siteText.topics, TOPICS_PAGE)
}

/** The topics of the forum: order, names, closing and merging. */
export default function TopicsPage() {
  return (
    <>
      <SitePage to={TOPICS_PAGE}>
        <Loaded load={site.listManagedTopics}>{({ results }) => <TopicList loaded={results} />}</Loaded>
      </SitePage>
      <UndoBar />
    </>
  )
}

const ADD_BUTTON = 'add-topic'

function TopicList({ loaded }: { loaded: readonly ManagedTopic[] }) {
  const actions = useTopics(loaded)
  const { topics, move } = actions
  const [edited, setEdited] = useState<number | 'new'>()
  const opened = useRef(edited)
  useEffect(() => {
    // The form is gone: its button gets the focus, or the page where the topic is gone too.
    const button = opened.current === 'new' ? ADD_BUTTON : editButtonId(opened.current ?? 0)
    if (edited === undefined && opened.current !== undefined)
      (document.getElementById(button) ?? document.getElementById(ADD_BUTTON))?.focus()
    opened.current = edited
  }, [edited])
  const done = () => setEdited(undefined)
  const keys = topics.map(({ id }) => String(id))
  const moveKey = async (key: string, place: number) => {
    const topic = topics.find(({ id }) => String(id) === key)
    if (topic) await move(topic, place)
  }
  const closed = topics.filter(({ is_closed }) => is_closed).length
  return (
    <div className="topics site-narrow">
      <p className="site-facts">
        {[formatCount(topics.length, text.topics), closed > 0 && text.closedCount(closed)].filter(Boolean).join(', ')}
        <Button id={ADD_BUTTON} size="small" variant="primary" onClick={() => setEdited('new')}>
          {text.addTopic}
        </Button>
      </p>
      <ul>
        {topics.map((topic) =>
          topic.id === edited ? (
            <li key={topic.id}>
              <TopicForm topic={topic} actions={actions} onDone={done} />
            </li>
          ) : (
            <TopicRow key={topic.id} topic={topic} keys={keys} onMove={moveKey} onEdit={() => setEdited(topic.id)} />
          ),
        )}
        {edited === 'new' && (
          <li>
            <TopicForm actions={actions} onDone={done} />
          </li>
        )}
      </ul>
      <p className="quiet">{text.hint}</p>
    </div>
  )
}
