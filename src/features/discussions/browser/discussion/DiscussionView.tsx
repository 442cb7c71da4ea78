import { useState } from 'react'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Columns } from '#ui/Columns.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { text } from '../../../messages.ts'
import type { Discussion } from '../../../schemas.ts'
import { CommentPlace } from './CommentPlace.tsx'
import { Comments } from './Comments.tsx'
import { DiscussionSide } from './DiscussionSide.tsx'
import {
  type Action,
  DiscussionContext,
  type DiscussionStore,
  readerStore,
  updatedStore,
} from './discussion-context.ts'
import { Post } from './Post.tsx'
import { useMarked } from './use-marked.ts'
import { useMemberComments } from './use-member-comments.ts'

/** A discussion: its post, the comments, and where one writes. */
export function DiscussionView({ loaded }: { loaded: Discussion }) {
  const [membersDesk, setMembersDesk] = useState<DiscussionStore>()
  const [wish, setWish] = useState<{ action: Action; presses: number }>()
  const isMember = useViewer().state === 'member'
  const { MemberComments, isMissing } = useMemberComments(isMember || wish !== undefined)
  const promptLogin = usePromptLogin()
  const marked = useMarked()
  const desk = deskFor(loaded, membersDesk)
  const { category } = desk.post
  const press = (action: Action) => {
    const wanted = () => setWish((before) => ({ action, presses: (before?.presses ?? 0) + 1 }))
    if (currentViewer().state === 'guest') promptLogin(wanted)
    else wanted()
  }
  return (
    <DiscussionContext value={{ desk, press, marked }}>
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: text.home, to: '/' },
            { name: text.title, to: '/community/discussions' },
            { name: category.name, to: `/community/discussions?topic=${category.id}` },
          ]}
        />
      </div>
      <div className="discussion">
        <Columns side={<DiscussionSide related={loaded.relatedDiscussions} />}>
          <Post />
          <div>
            <Comments />
            <CommentPlace isMissing={isMissing} />
          </div>
        </Columns>
      </div>
      {MemberComments && <MemberComments loaded={loaded} wish={wish} onDesk={setMembersDesk} />}
    </DiscussionContext>
  )
}

function deskFor(loaded: Discussion, membersDesk: DiscussionStore | undefined): DiscussionStore {
  if (membersDesk === undefined) return readerStore(loaded)
  return membersDesk.loaded === loaded ? membersDesk : updatedStore(membersDesk, loaded)
}
