import { fullName } from '../../author-names.ts'
import type { Author, Comment } from '../../schemas.ts'
import { useDenial } from '../viewer-policy.tsx'
import { useDiscussion } from './discussion-context.ts'
import type { DiscussionAction } from './discussion-reducer.ts'
import { text } from './messages.ts'

interface ActionButtonProps {
  action: DiscussionAction
  name: string
  /** For screen readers: says what it is about. Begins with `name`. */
  label?: string
}

function ActionButton({ action, name, label }: ActionButtonProps) {
  const { dispatchAsMember } = useDiscussion()
  return (
    <button
      type="button"
      className="link-button"
      aria-label={label}
      data-needs-script=""
      onClick={() => dispatchAsMember(action)}
    >
      {name}
    </button>
  )
}

/** What the policy lets the viewer do with a post or comment. Guests see what they can do after login. */
function useOffers({ id }: Author) {
  const [change, remove, report] = [useDenial('change', id), useDenial('delete', id), useDenial('report', id)]
  return {
    // The dialog tells a suspended member why they cannot edit.
    edit: change === undefined || change === 'suspended',
    remove: remove === undefined,
    report: report === undefined || report === 'not_signed_in',
  }
}

/** Edit and delete for the viewer's own post, report for others. */
export function PostActions({ id, author }: { id: number; author: Author }) {
  const isReported = useDiscussion().state.viewer.reported_post
  const offers = useOffers(author)
  return (
    <>
      {offers.edit && (
        <ActionButton action={{ type: 'open-dialog', dialog: { dialog: 'edit-post' } }} name={text.edit} />
      )}
      {offers.remove && (
        <ActionButton
          action={{ type: 'open-dialog', dialog: { dialog: 'delete', type: 'post', id } }}
          name={text.delete}
        />
      )}
      {offers.report && isReported && <Reported />}
      {offers.report && !isReported && (
        <ActionButton
          action={{ type: 'open-dialog', dialog: { dialog: 'report', type: 'post', id, authorId: author.id } }}
          name={text.report}
        />
      )}
    </>
  )
}

/** Reply and report for comments of others, edit and delete for the viewer's own. */
export function CommentActions({ comment }: { comment: Comment }) {
  const { id, author } = comment
  const isReported = useDiscussion().state.viewer.reported_comments.includes(id)
  const offers = useOffers(author)
  const canReply = useDenial('post') !== 'suspended' && offers.report && !author.is_removed
  const name = fullName(author)
  return (
    <p className="comment-actions script-only">
      {canReply && <ActionButton action={{ type: 'reply', name }} name={text.reply} label={text.replyTo(name)} />}
      {offers.edit && (
        <ActionButton
          action={{ type: 'open-dialog', dialog: { dialog: 'edit-comment', comment } }}
          name={text.edit}
          label={text.editComment}
        />
      )}
      {offers.remove && (
        <ActionButton
          action={{ type: 'open-dialog', dialog: { dialog: 'delete', type: 'comment', id } }}
          name={text.delete}
          label={text.deleteComment}
        />
      )}
      {offers.report && isReported && <Reported />}
      {offers.report && !isReported && (
        <ActionButton
          action={{ type: 'open-dialog', dialog: { dialog: 'report', type: 'comment', id, authorId: author.id } }}
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
