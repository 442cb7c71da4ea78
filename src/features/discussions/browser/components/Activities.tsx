import { EmptyState } from '#ui/EmptyState.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Pager } from '#ui/Pager.tsx'
import { useFocusOnPageTurn } from '#ui/use-focus-on-page-turn.ts'
import { text } from '../../messages.ts'
import type { Activity } from '../../schemas.ts'
import { ActivityDialog } from './ActivityDialog.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { type ActivityView, activityPath, TYPES } from './activity-path.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import { countOf } from './Count.tsx'
import { LIST_PATH } from './list-path.ts'
import { useOwnActivity } from './use-own-activity.ts'

interface ActivitiesProps {
  place: ActivityView
  activities: Activity[]
  count: number
  pages: number
  isOwn: boolean
}

/** What a member wrote, newest first; one's own can be changed and deleted. */
export function Activities({ place, activities, count, pages, isOwn }: ActivitiesProps) {
  const { type, page } = place
  const head = useFocusOnPageTurn(page, type)
  const { shown, said, asked, ask, dialogEvents } = useOwnActivity(activities, head)
  const { types } = text.member
  return (
    <section>
      <header className="list-head">
        <h2 ref={head} tabIndex={-1}>
          {text.member.activity}
          <small className="visually-hidden">
            {type !== 'all' && `, ${types[type]}`}
            {page > 1 && `, ${text.page(page)}`}
          </small>
        </h2>
        <p className="quiet">{`${text.sortBy}: ${text.member.recent}`}</p>
        <ChoiceLinks
          label={text.member.activity}
          choices={TYPES.map((each) => ({
            name: types[each],
            to: activityPath({ ...place, type: each, page: 1 }),
            current: each === type,
          }))}
        />
        <LiveRegion>{`${types[type]}: ${countOf(count, 'entry', 'entries')}`}</LiveRegion>
      </header>
      <p className={said?.isFailure ? 'activity-said field-error' : 'activity-said'} role="status">
        {said?.text}
      </p>
      {shown.length > 0 ? (
        <ul className="activity-rows">
          {shown.map((activity) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              onAct={isOwn ? (action) => ask({ action, activity }) : undefined}
            />
          ))}
        </ul>
      ) : (
        <EmptyState to={LIST_PATH} action={text.member.browse} hint={text.member.noActivityHint}>
          {text.member.noActivity}
        </EmptyState>
      )}
      <Pager page={page} pages={pages} addressOf={(each) => activityPath({ ...place, page: each })} />
      {asked && <ActivityDialog asked={asked} {...dialogEvents} />}
    </section>
  )
}
