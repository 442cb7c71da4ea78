import type { Author, Comment } from '../../schemas.ts'
import { useDenial } from '../viewer-policy.ts'
import { fullName } from './Byline.tsx'
import { useDiscussion } from './discussion-context.ts'
import { type DialogRequest, openDialog, requestReply, type Update } from './discussion-state.ts'
import { text } from './messages.ts'

/** Edit and delete for the viewer's own post, report for others. */
export function PostActions({ id, author }: { id: number; author: Author }) {
  const { viewer } = useDiscussion().state
  return (
    <Actions type="post" id={id} author={author} edit={{ dialog: 'edit-post' }} isReported={viewer.reported_post} />
  )
}

/** Edit and delete for the viewer's own comment, reply and report for others. */
export function CommentActions({ comment }: { comment: Comment }) {
  const { id, author } = comment
  const { viewer } = useDiscussion().state
  const canReply = useDenial('post') !== 'suspended' && !author.is_removed
  const isOwn = useDenial('report', author.id) === 'not_allowed'
  const name = fullName(author)
  return (
    <p className="comment-actions script-only">
      {canReply && !isOwn && <ActionButton update={requestReply(name)} name={text.reply} label={text.replyTo(name)} />}
      <Actions
        type="comment"
        id={id}
        author={author}
        edit={{ dialog: 'edit-comment', comment }}
        isReported={viewer.reported_comments.includes(id)}
        labels={{ edit: text.editComment, delete: text.deleteComment, report: text.reportOf(name) }}
      />
    </p>
  )
}

interface ActionsProps {
  type: 'post' | 'comment'
  id: number
  author: Author
  edit: DialogRequest
  isReported: boolean
  /** For screen readers, if the name of a button does not say what it is about. */
  labels?: { edit: string; delete: string; report: string }
}

/** What the policy lets the viewer do. A guest logs in first. A suspended member reads in the dialog why they cannot edit. */
function Actions({ type, id, author, edit, isReported, labels }: ActionsProps) {
  const changeDenial = useDenial('change', author.id)
  const deleteDenial = useDenial('delete', author.id)
  const reportDenial = useDenial('report', author.id)
  return (
    <>
      {(changeDenial === undefined || changeDenial === 'suspended') && (
        <ActionButton update={openDialog(edit)} name={text.edit} label={labels?.edit} />
      )}
      {deleteDenial === undefined && (
        <ActionButton update={openDialog({ dialog: 'delete', type, id })} name={text.delete} label={labels?.delete} />
      )}
      {reportDenial !== 'not_allowed' &&
        (isReported ? (
          <span className="quiet">{text.reported}</span>
        ) : (
          <ActionButton
            update={openDialog({ dialog: 'report', type, id, authorId: author.id })}
            name={text.report}
            label={labels?.report}
          />
        ))}
    </>
  )
}

interface ActionButtonProps {
  update: Update
  name: string
  /** Begins with `name`. */
  label?: string | undefined
}

function ActionButton({ update, name, label }: ActionButtonProps) {
  const { dispatchAsMember } = useDiscussion()
  return (
    <button type="button" className="link-button" aria-label={label} onClick={() => dispatchAsMember(update)}>
      {name}
    </button>
  )
}
