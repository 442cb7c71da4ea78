import { useState } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { Discussion } from '../../schemas.ts'
import { useDenial } from '../viewer-policy.ts'
import { GuidelinesStep } from './GuidelinesStep.tsx'
import { text } from './messages.ts'
import { type EditedPost, PostForm, type PostModule } from './PostForm.tsx'
import { useTopics } from './TopicField.tsx'
import { SuspensionDialog, TransientDialog } from './TransientDialog.tsx'

interface PostDialogProps {
  /** The post to edit; undefined for a new one. */
  post?: EditedPost
  /** The module that a new post is about. */
  module?: PostModule
  onClose: () => void
  /** Gets the saved post. The dialog closes after this. */
  onSaved: (discussion: Discussion) => void
}

/** Starts a discussion, after the guidelines, or edits the viewer's own. */
export function PostDialog({ post, module, onClose, onSaved }: PostDialogProps) {
  const [isWriting, setWriting] = useState(post !== undefined)
  const denial = useDenial(post ? 'change' : 'post', useViewer().user?.pk)
  // Loads while the member reads the guidelines.
  const topics = useTopics()
  const title = post === undefined ? text.post.createTitle : text.post.editTitle
  if (denial === 'suspended') return <SuspensionDialog title={title} onClose={onClose} />
  return (
    <TransientDialog full title={isWriting ? title : text.guidelines.title} onClose={onClose}>
      {(close) =>
        isWriting ? (
          <PostForm post={post} module={module} topics={topics} onClose={close} onSaved={onSaved} />
        ) : (
          <GuidelinesStep onCancel={close} onNext={() => setWriting(true)} />
        )
      }
    </TransientDialog>
  )
}
