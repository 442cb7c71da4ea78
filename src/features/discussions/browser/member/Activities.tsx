import { Suspense } from 'react'
import { Pager } from '#ui/navigation/Pager.tsx'
import { useFocusOnPageTurn } from '#ui/navigation/use-focus-on-page-turn.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text as communityText } from '../../messages.ts'
import type { Activity } from '../../schemas.ts'
import { ChoiceLinks } from '../discussion-list/ChoiceLinks.tsx'
import { countOf } from '../discussion-list/Count.tsx'
import { LIST_PATH } from '../discussion-list/list-path.ts'
import { text as listText } from '../discussion-list/messages.ts'
import { DeleteDialog, EditCommentDialog, PostDialog } from '../posting/load-dialogs.ts'
import { useDenial } from '../viewer-policy.ts'
import { ActivityRow, isRemovedActivity, RemovedActivities } from './ActivityRow.tsx'
import { type ActivityView, activityPath, TYPES } from './activity-path.ts'
import { text } from './messages.ts'
import { type ActivityDialogRequest, useOwnActivity } from './use-own-activity.ts'

interface ActivitiesProps {
  view: ActivityView
  activities: Activity[]
  count: number
  pages: number
}

/** A member's posts and comments, newest first. The author can edit and delete them here. */
export function Activities({ view, activities, count, pages }: ActivitiesProps) {
  const { member, type, page } = view
  const head = useFocusOnPageTurn(page, type)
  const own = useOwnActivity(activities, head)
  const canDelete = useDenial('delete', member) === undefined
  const { types } = text
  return (
    <section>
      <header className="list-head">
        <h2 ref={head} tabIndex={-1}>
          {text.activity}
          <small className="visually-hidden">
            {type !== 'all' && `, ${types[type]}`}
            {page > 1 && `, ${communityText.page(page)}`}
          </small>
        </h2>
        <p className="quiet">{`${listText.sortBy}: ${text.recent}`}</p>
        <ChoiceLinks
          label={text.activity}
          choices={TYPES.map((each) => ({
            name: types[each],
            to: activityPath({ ...view, type: each, page: 1 }),
            current: each === type,
          }))}
        />
        <LiveRegion>{`${types[type]}: ${countOf(count, 'entry', 'entries')}`}</LiveRegion>
      </header>
      <p className={own.status?.isFailure ? 'activity-status field-error' : 'activity-status'} role="status">
        {own.status?.text}
      </p>
      {own.activities.length > 0 ? (
        <ul className="activity-rows">
          {inRuns(own.activities).map(({ isRemoved, run, first }) =>
            isRemoved ? (
              <RemovedActivities key={first.id} activities={run} />
            ) : (
              <ActivityRow
                key={first.id}
                activity={first}
                onAction={canDelete ? (action) => own.openDialog({ action, activity: first }) : undefined}
              />
            ),
          )}
        </ul>
      ) : (
        <EmptyState to={LIST_PATH} action={text.browse} hint={text.noActivityHint}>
          {text.noActivity}
        </EmptyState>
      )}
      <Pager page={page} pages={pages} pageAddress={(each) => activityPath({ ...view, page: each })} />
      {own.dialog && (
        <Suspense>
          <ActivityDialog request={own.dialog} {...own.dialogEvents} />
        </Suspense>
      )}
    </section>
  )
}

/** Removed entries that follow each other are one run; every other entry is a run of its own. */
function inRuns(activities: readonly Activity[]) {
  const runs: { isRemoved: boolean; first: Activity; run: Activity[] }[] = []
  for (const activity of activities) {
    const isRemoved = isRemovedActivity(activity)
    const last = runs.at(-1)
    if (isRemoved && last?.isRemoved) last.run.push(activity)
    else runs.push({ isRemoved, first: activity, run: [activity] })
  }
  return runs
}

interface ActivityDialogProps {
  request: ActivityDialogRequest
  onClose: () => void
  onSaved: () => void
  onDeleted: () => void
}

function ActivityDialog({ request: { action, activity }, onClose, onSaved, onDeleted }: ActivityDialogProps) {
  const { type, post, comment } = activity
  const subject = type === 'post' ? post : comment
  if (subject === null) return null
  if (action === 'delete') return <DeleteDialog type={type} id={subject.id} onClose={onClose} onDeleted={onDeleted} />
  if (type === 'comment') return comment && <EditCommentDialog comment={comment} onClose={onClose} onSaved={onSaved} />
  return post && <PostDialog post={{ ...post, topicId: post.category.id }} onClose={onClose} onSaved={onSaved} />
}
