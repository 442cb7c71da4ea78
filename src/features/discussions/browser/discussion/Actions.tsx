import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { Author, Comment } from '../../../schemas.ts'
import { nameOf } from './AuthorName.tsx'
import { type Action, useDiscussion } from './discussion-context.ts'
import { text } from './messages.ts'

interface ActionButtonProps {
  action: Action
  name: string
  /** Says to screen readers what it is about; begins with the name that is seen. */
  label?: string
}

function ActionButton({ action, name, label }: ActionButtonProps) {
  const { press } = useDiscussion()
  return (
    <button type="button" className="link-button" aria-label={label} data-needs-script="" onClick={() => press(action)}>
      {name}
    </button>
  )
}

function useIsOwn({ id }: Author): boolean {
  return useViewer().user?.id === id
}

/** What can be done about a post beside answering: one's own is changed or deleted, that of others reported. */
export function PostActions({ id, author }: { id: number; author: Author }) {
  const isReported = useDiscussion().desk.mine.reported_post
  if (useIsOwn(author))
    return (
      <>
        <ActionButton action={{ type: 'edit-post' }} name={text.edit} />
        <ActionButton action={{ type: 'delete', target: 'post', id }} name={text.delete} />
      </>
    )
  if (isReported) return <Reported />
  return <ActionButton action={{ type: 'report', target: 'post', id, authorId: author.id }} name={text.report} />
}

/** What can be done about a comment. */
export function CommentActions({ comment }: { comment: Comment }) {
  const { id, author } = comment
  const isReported = useDiscussion().desk.mine.reported_comments.includes(id)
  const isOwn = useIsOwn(author)
  const name = nameOf(author)
  return (
    <p className="comment-actions script-only">
      {!isOwn && !author.is_removed && (
        <ActionButton action={{ type: 'reply', to: name }} name={text.reply} label={text.replyTo(name)} />
      )}
      {isOwn && (
        <>
          <ActionButton action={{ type: 'edit-comment', comment }} name={text.edit} label={text.editComment} />
          <ActionButton
            action={{ type: 'delete', target: 'comment', id }}
            name={text.delete}
            label={text.deleteComment}
          />
        </>
      )}
      {!isOwn && isReported && <Reported />}
      {!isOwn && !isReported && (
        <ActionButton
          action={{ type: 'report', target: 'comment', id, authorId: author.id }}
          name={text.report}
          label={text.reportOf(name)}
        />
      )}
    </p>
  )
}

function Reported() {
  return <span className="quiet">{text.reported}</span>
}
